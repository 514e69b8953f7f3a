import { fieldsOf, nonBlank, or, parseJson } from '~/lib/decode'
import { wholeCount } from '~/lib/numbers'
import { PRODUCT_NAME } from '~/lib/product-name'
import { ownAddress } from './own-address'

/** What a push shows, and the address that a click opens. */
export type PushMessage = {
  title: string
  body: string
  /** A path of this app. */
  address: string
  /** For the app's icon; absent = leave the badge as it is. */
  badgeCount?: number
}

const BODY = 'There is something new in your Linx.'

/** Parses any payload, even an unusable one: every push must show something (R18). */
export function readPush(text: string, origin: string): PushMessage {
  const fields = fieldsOf(parseJson(text)?.value)
  const badgeCount = fields?.get('badgeCount')
  const isCount = typeof badgeCount === 'number' && wholeCount(badgeCount) !== undefined
  return {
    title: or(nonBlank, PRODUCT_NAME)(fields?.get('title')),
    body: or(nonBlank, BODY)(fields?.get('body')),
    address: ownAddress(fields?.get('url'), origin),
    ...(isCount && { badgeCount }),
  }
}
