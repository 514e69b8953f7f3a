import { fromBase64Url } from '~/lib/base64'
import { flag, record, text, UNUSABLE } from '~/lib/decode'

/** An uncompressed point of the curve P-256: 65 bytes, the first a 4. */
const POINT_BYTES = 65

/** The host's key for push subscriptions; undefined when the response has none that a browser accepts. */
export function decodeVapidKey(json: unknown): Uint8Array<ArrayBuffer> | undefined {
  const answer = record<{ publicKey: string }>({ publicKey: text })(json)
  const bytes = answer === UNUSABLE ? undefined : fromBase64Url(answer.publicKey)
  return bytes?.length === POINT_BYTES && bytes[0] === 4 ? bytes : undefined
}

/** Whether the host sends the golfer's notifications to a device; undefined when it is missing. */
export function decodeSubscriptionState(json: unknown): boolean | undefined {
  const answer = record<{ hasActiveSubscription: boolean }>({ hasActiveSubscription: flag })(json)
  return answer === UNUSABLE ? undefined : answer.hasActiveSubscription
}
