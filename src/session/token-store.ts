import { decodeUser } from '~/api/decode/auth'
import { parseJson } from '~/lib/decode'
import type { User } from '~/api/types'
import { now } from '~/lib/clock'
import { wholeCount } from '~/lib/numbers'
import type { LocalOrCookieStorage } from '~/platform/storage/storage'

/** The keys of a stored session, which are all removed when it ends. */
export const SESSION_KEYS = [
  'auth_token',
  'refresh_token',
  'token_expiry',
  'user_id',
  'user_info',
] as const

/** The tokens of a sign-in or a refresh. */
export type Tokens = {
  accessToken: string
  /** If absent, the stored one stays. */
  refreshToken: string | undefined
  /** Seconds. */
  expiresIn: number
}

/** The tokens of the signed-in golfer, shared by all tabs. */
export type TokenStore = {
  accessToken(): string | undefined
  refreshToken(): string | undefined
  /** The id of the golfer the tokens belong to, as text. */
  userId(): string | undefined
  /** Whether the access token has probably expired. A hint: the server's 401 decides (R13). */
  isExpired(): boolean
  /** Whether there is any token. */
  hasTokens(): boolean
  /** Stores tokens and reads them back; false when they were not stored, and then none is left (R22). */
  save(tokens: Tokens, userId?: number): boolean
  /** Stores the golfer's record. Optional data: it may not fit. */
  saveUser(user: User): void
  /** The last stored record of the golfer that the tokens belong to. */
  user(): User | undefined
  clear(): void
}

/** The maximum length of a token; a longer text would not fit into a header. */
const MAX_TOKEN_LENGTH = 16_384

/** Whether a text can be a token and be sent in a header: visible ASCII (R22). */
export const isToken = (text: string | undefined): text is string =>
  text !== undefined &&
  text.length <= MAX_TOKEN_LENGTH &&
  /^[\x21-\x7e]+$/.test(text) &&
  !/^(null|undefined)$/.test(text)

/** Creates the store of tokens in the storage that all tabs share. */
export function createTokenStore(storage: LocalOrCookieStorage): TokenStore {
  const token = (key: 'auth_token' | 'refresh_token'): string | undefined => {
    const value = storage.get(key)
    if (isToken(value)) return value
    if (value !== undefined) storage.remove(key) // unusable counts as missing
    return undefined
  }
  const store: TokenStore = {
    accessToken: () => token('auth_token'),
    refreshToken: () => token('refresh_token'),
    userId: () => storage.get('user_id') || undefined,
    isExpired() {
      const expiry = wholeCount(storage.get('token_expiry'))
      return expiry === undefined || expiry <= now()
    },
    hasTokens: () => store.accessToken() !== undefined || store.refreshToken() !== undefined,
    save({ accessToken, refreshToken, expiresIn }, userId) {
      // The access token is written last: a tab that sees it can rely on the rest, and a crash in between never leaves
      // a used refresh token together with a new access token.
      if (userId !== undefined) storage.set('user_id', String(userId))
      storage.set('token_expiry', String(Math.round(now() + expiresIn * 1000)))
      if (refreshToken !== undefined) storage.set('refresh_token', refreshToken)
      storage.set('auth_token', accessToken)
      const stored = store.refreshToken()
      const hasRefresh = refreshToken === undefined ? stored !== undefined : stored === refreshToken
      const isStored = store.accessToken() === accessToken && hasRefresh
      if (!isStored) store.clear()
      return isStored
    },
    user() {
      const user = decodeUser(parseJson(storage.get('user_info') ?? '')?.value)
      return user && String(user.us_id) === store.userId() ? user : undefined
    },
    saveUser(user) {
      storage.set('user_id', String(user.us_id))
      storage.set('user_info', JSON.stringify(user))
    },
    clear: () => SESSION_KEYS.forEach((key) => storage.remove(key)),
  }
  return store
}
