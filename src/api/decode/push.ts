import { fromBase64Url } from '~/lib/base64'
import { fieldOf, flag, maybe, textOf } from '~/lib/decode'

/** An uncompressed point of the curve P-256: 65 bytes, the first a 4. */
const POINT_BYTES = 65

/** The host's key for push subscriptions; undefined when the response has none that a browser accepts. */
export function decodeVapidKey(json: unknown): Uint8Array<ArrayBuffer> | undefined {
  const bytes = fromBase64Url(textOf(fieldOf(json, 'publicKey')) ?? '')
  return bytes?.length === POINT_BYTES && bytes[0] === 4 ? bytes : undefined
}

/** Whether the host sends the golfer's notifications to a device; undefined when it is missing. */
export const decodeSubscriptionState = (json: unknown): boolean | undefined =>
  maybe(flag)(fieldOf(json, 'hasActiveSubscription'))
