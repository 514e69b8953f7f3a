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

function fieldsOf(text: string): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  } catch {
    return new Map()
  }
}

const nonBlank = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value : fallback

/** Parses any payload, even an unusable one: every push must show something (R18). */
export function readPush(text: string, origin: string): PushMessage {
  const fields = fieldsOf(text)
  const badgeCount = fields.get('badgeCount')
  const isCount =
    typeof badgeCount === 'number' && Number.isSafeInteger(badgeCount) && badgeCount >= 0
  return {
    title: nonBlank(fields.get('title'), PRODUCT_NAME),
    body: nonBlank(fields.get('body'), BODY),
    address: ownAddress(fields.get('url'), origin),
    ...(isCount && { badgeCount }),
  }
}
