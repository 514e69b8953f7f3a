import { cutText } from '~/lib/text'

/** More than any useful stack; the patterns below look at no more, so that a huge text freezes nothing. */
const LONGEST = 20_000
/** An address up to its ? or #, and what follows up to where prose goes on. */
const AFTER_PATH =
  /([a-z][a-z\d+.-]{0,20}:\/\/[^\s?#"'<>()]{0,500}|(?<![\w/])\/[^\s?#"'<>()]{0,500})[?#][^\s"'<>()]*/gi
/** The parts of a signed token. */
const SIGNED = /\beyJ[\w-]*(\.[\w-]*){1,4}/g
const NAMED =
  /(\b\w{0,40}(?:token|password|authorization|secret|code|state|nonce)\w{0,40}["']?\s{0,5}[:=]\s{0,5}["']?)[^\s"'&,;}<>]+/gi
const BEARER = /\bBearer\s+[^\s"',;]+/gi
/** Shorter values are ordinary words more often than secrets. */
const SHORTEST = 4

/**
 * A text without tokens, passwords, hashes and query values (R15, R20), cut to a useful length: addresses end before
 * ? and #, and each of `secrets`, however it got in, is taken out.
 */
export function scrub(text: string, secrets: readonly string[]): string {
  const known = secrets
    .filter((secret) => secret.length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
  return cutText(known, LONGEST)
    .replace(AFTER_PATH, '$1')
    .replace(SIGNED, '…')
    .replace(BEARER, 'Bearer …')
    .replace(NAMED, '$1…')
}

/** What the address bar holds after ? and #: whole, and value by value, as written and decoded. */
export function addressSecrets(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { search, hash } = new URL(address)
  return [search, hash].flatMap((part) => {
    const text = part.slice(1)
    const values = text.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1))
    return [text, ...values, ...new URLSearchParams(text).values()]
  })
}
