import { pluralize } from '~/lib/pluralize'

/** Names of parameters whose values are secret, even on a page for support. */
const SECRET = /token|password|authorization|secret|code|state|nonce|key|email/i
/** A longer value is more likely a token than a word. */
const MAX_SHOWN_LENGTH = 40
const HEAD = 4

/** The first characters of a secret, at most half of it, and its length: 'eyJh… (312 characters)'. */
export const masked = (secret: string): string =>
  `${secret.slice(0, Math.min(HEAD, secret.length / 2))}… (${pluralize(secret.length, 'character')})`

function maskedPair(pair: string): string {
  const at = pair.indexOf('=')
  if (at < 0) return pair.length > MAX_SHOWN_LENGTH ? masked(pair) : pair
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  const isSecret = value !== '' && (SECRET.test(name) || value.length > MAX_SHOWN_LENGTH)
  return `${name}=${isSecret ? masked(value) : value}`
}

/** A query or hash, with its leading ? or #, in which values that could be secrets are masked. */
export const maskedPart = (part: string): string =>
  part.slice(0, 1) + part.slice(1).split('&').map(maskedPair).join('&')
