/** What a sign-in page sent back in the hash; all of it from outside, none of it checked. */
export type SignInCallback = {
  idToken: string
  accessToken: string
  state: string
  /** The provider's own name for what went wrong. */
  error: string
  /** What the provider has to say of it. */
  errorDescription: string
}

type Bar = {
  location: Pick<Location, 'href' | 'pathname' | 'hash'>
  history: Pick<History, 'state' | 'replaceState'>
}

/** A hash that holds tokens, a code for some, or the outcome of a sign-in. */
const HOLDS =
  /(?:^#|&)(?:code|token|id_token|access_token|auth_token|authToken|accessToken|refresh_token|error)=/

const ROOT = '/'

/** What the hash held, until the page it is for has taken it. In memory only. */
let received = ''

/** The path it came to. */
let receivedAt = ''

/**
 * Takes tokens out of the address bar, and out of the history with it, before anything is asked of anybody (R20). At the
 * root a finished sign-in belongs to `page`. Called first at the start, and whenever the hash changes.
 */
export function receiveSignIn(page: string, bar: Bar = globalThis): void {
  const { href, pathname, hash } = bar.location
  if (!HOLDS.test(hash)) return
  received = hash
  receivedAt = pathname
  const { idToken, error, state } = read(hash)
  const isOutcome = idToken !== '' || (error !== '' && state !== '')
  // The whole address: a path beginning with // would be read as another host.
  const [clean = href] = href.split('#')
  bar.history.replaceState(bar.history.state, '', pathname === ROOT && isOutcome ? page : clean)
}

function read(hash: string): SignInCallback {
  const fields = new URLSearchParams(hash.slice(1))
  // Twice is never: two readers could each take another one.
  const field = (name: string) => (fields.getAll(name).length === 1 ? (fields.get(name) ?? '') : '')
  return {
    idToken: field('id_token'),
    accessToken: field('access_token'),
    state: field('state'),
    error: field('error'),
    errorDescription: field('error_description'),
  }
}

/** The hash as it was before it was taken out of the address; '' when nothing was. */
export const receivedHash = (): string => received

/** The same for a page that sign-ins come back to of its own: '' when it came to another. */
export const receivedHashAt = (path: string): string => (receivedAt === path ? received : '')

/** The outcome of a sign-in that has come back; undefined when none has. */
export function receivedSignIn(): SignInCallback | undefined {
  const callback = received === '' ? undefined : read(received)
  return callback && (callback.idToken !== '' || callback.error !== '') ? callback : undefined
}

/** It has been used, or will not be. */
export function dropSignIn(): void {
  received = ''
}
