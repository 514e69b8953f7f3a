import { encode } from '~/api/address'
import { parseUrl } from '~/lib/url'
import { cutText } from '~/lib/text'

/** Longer than any useful stack; the patterns below match no more, so that a huge text does not block the page. */
const MAX_LENGTH = 20_000
/** An address up to its ? or #, and its query and hash. */
const AFTER_PATH =
  /([a-z][a-z\d+.-]{0,20}:\/\/[^\s?#"'<>()]{0,500}|(?<![\w/])\/[^\s?#"'<>()]{0,500})[?#][^\s"'<>()]*/gi
/** The parts of a signed token. */
const SIGNED = /\beyJ[\w-]*(\.[\w-]*){1,4}/g
const NAMED =
  /(\b\w{0,40}(?:token|password|authorization|secret|code|state|nonce|api[-_]?key|access[-_]?key)\w{0,40}|\b(?:pwd|pass|sig|key))(\\*["']?\s{0,5}[:=]\s{0,5}\\*)(?:(["'])[^"'\\]*|[^\s"'\\&,;}<>]+)/gi
/** The whole line: cookies are separated by characters that end other values. */
const COOKIE = /(\bcookie\\*["']?\s{0,5}[:=])[^\r\n]+/gi
const SCHEME = /\b(Bearer)\s+[^\s"'\\,;]+|\b(Basic|Digest)\s+[\w+/=-]{6,}/gi
const USER_INFO = /(:\/\/)[^\s/"'<>]{0,200}@/g
const EMAIL = /[^\s@%"'\\<>()[\],;:=/&?#]{1,64}(?:@|%40)(?:[\w-]{1,63}\.){1,10}[a-z]{2,24}\b/gi
/** Shorter values are more often ordinary words than secrets. */
const MIN_SECRET_LENGTH = 4

/**
 * A text without tokens, passwords, keys, cookies, email addresses, hashes and query values (R15, R20), cut to a useful length: addresses end before
 * ? and #, and each of `secrets`, however it got in, is taken out.
 */
export function scrub(text: string, secrets: readonly string[]): string {
  const known = secrets
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .toSorted((a, b) => b.length - a.length)
    .flatMap(encodingsOf)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
  return cutText(known, MAX_LENGTH)
    .replace(USER_INFO, '$1')
    .replace(AFTER_PATH, '$1')
    .replace(SIGNED, '…')
    .replace(SCHEME, '$1$2 …')
    .replace(COOKIE, '$1 …')
    .replace(NAMED, '$1$2$3…')
    .replace(EMAIL, '…')
}

/** A secret as it is, URL-encoded, and JSON-escaped. */
function encodingsOf(secret: string): string[] {
  const encoded = encode(secret)
  const lower = encoded.replace(/%../g, (hex) => hex.toLowerCase())
  return [encoded, lower, JSON.stringify(secret).slice(1, -1), secret]
}

/** The query and hash of an address: whole, and each value as written and decoded. */
export function addressSecrets(address: string): string[] {
  const url = parseUrl(address)
  if (!url) return []
  const { search, hash } = url
  return [search, hash].flatMap((part) => {
    const text = part.slice(1)
    const values = text.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1))
    return [text, ...values, ...new URLSearchParams(text).values()]
  })
}
