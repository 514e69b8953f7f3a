/** The unchecked values that an identity provider returned in the hash. */
export type SignInCallback = {
  idToken: string
  accessToken: string
  state: string
  /** The provider's error code. */
  error: string
  /** The provider's error description. */
  errorDescription: string
}

type Bar = {
  location: Pick<Location, 'href' | 'pathname' | 'hash'>
  history: Pick<History, 'state' | 'replaceState'>
}

/** A hash with tokens, an authorization code, or an error. */
const HOLDS =
  /(?:^#|&)(?:code|token|id_token|access_token|auth_token|authToken|accessToken|refresh_token|error)=/

const ROOT = '/'

/** The values of the hash until their page takes them. In memory only. */
let received = ''

/** The path that received it. */
let receivedAt = ''

/**
 * Removes tokens from the address bar and the history before any request is sent; called at the start and whenever the hash
 * changes (R20). At the root a finished sign-in is passed to `page`.
 */
export function receiveSignIn(page: string, bar: Bar = globalThis): void {
  const { href, pathname, hash } = bar.location
  if (!HOLDS.test(hash)) return
  received = hash
  receivedAt = pathname
  const { idToken, error, state } = read(hash)
  const isOutcome = idToken !== '' || (error !== '' && state !== '')
  // The whole address, because a path beginning with // would be read as another host.
  const [clean = href] = href.split('#')
  bar.history.replaceState(bar.history.state, '', pathname === ROOT && isOutcome ? page : clean)
}

function read(hash: string): SignInCallback {
  const fields = new URLSearchParams(hash.slice(1))
  // A repeated parameter is invalid: two readers could use different values.
  const field = (name: string) => (fields.getAll(name).length === 1 ? (fields.get(name) ?? '') : '')
  return {
    idToken: field('id_token'),
    accessToken: field('access_token'),
    state: field('state'),
    error: field('error'),
    errorDescription: field('error_description'),
  }
}

/** The original hash; '' when nothing was removed. */
export const receivedHash = (): string => received

/** The original hash, for a page that receives sign-ins itself; '' if another page received it. */
export const receivedHashAt = (path: string): string => (receivedAt === path ? received : '')

/** The outcome of a returned sign-in; undefined when there is none. */
export function receivedSignIn(): SignInCallback | undefined {
  const callback = received === '' ? undefined : read(received)
  return callback && (callback.idToken !== '' || callback.error !== '') ? callback : undefined
}

/** Discards the outcome after use. */
export function dropSignIn(): void {
  received = ''
}
