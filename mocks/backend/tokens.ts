import type { Clock } from './clock'
import type { Db } from '../db/db'
import type { SessionRow } from '../db/sessions'
import type { Ids } from './ids'
import { Problem } from '../lib/problem'
import { accessTokenText, readAccessToken, readRefreshToken, refreshTokenText } from './token-text'

/** How tokens behave, as the control `/__fake/tokens` sets it. */
export type TokenPolicy = {
  /** Lifetime of an access token; with 0 it is expired when the client gets it. */
  ttlSeconds: number
  /** Whether a refresh token is spent by its use. */
  rotate: boolean
  /** Whether the reuse of a spent refresh token is only refused or also ends the session. */
  onReuse: 'reject' | 'revoke'
  /** Unused characters added to both tokens: hosts with many roles issue tokens of thousands of characters. */
  padding: number
}

/** The token part of an AuthSession. */
export type IssuedTokens = {
  accessToken: string
  refreshToken: string
  expiresIn: number
  sessionId: string
}

/** The access and refresh tokens of a world. */
export type Tokens = {
  readonly policy: Readonly<TokenPolicy>
  configure(patch: Partial<TokenPolicy>): void
  /** Expires every access token issued so far: requests with one are answered with 401. */
  expire(): void
  /** Opens a session for a golfer. */
  issue(userId: number): Promise<IssuedTokens>
  /** Exchanges a refresh token; throws a Problem 401 for an invalid one. */
  refresh(refreshToken: string): Promise<IssuedTokens & { userId: number }>
  /** The golfer of a valid token; undefined for a missing, forged, expired or ended one. */
  userOf(accessToken: string | null): number | undefined
  /** The golfer a token was issued to, even when it is no longer valid; undefined for a forged one. */
  issuedTo(accessToken: string): number | undefined
  /** The golfer and session of a valid token; throws a Problem 401 that says what is wrong otherwise. */
  require(accessToken: string | null): { userId: number; sessionId: number }
}

/** The most open sessions of one golfer. One more ends the oldest, so that a server left running does not grow forever. */
export const MAX_SESSIONS = 100

const INVALID = 'Your session is not valid. Please sign in again.'
const ENDED = 'Your session was ended. Please sign in again.'

/**
 * Tokens are signed and carry their claims, so that a reload of the demo keeps the session even in a fresh world: a session
 * that is not in the database is valid, unlike one that has been ended there. They expire by the backend's clock.
 */
export function createTokens(options: {
  db: Db
  clock: Clock
  ids: Ids
  key: string
  /** Called when a session ends because a refresh token was reused or the golfer has too many newer sessions. */
  onEnd(userId: number, sessionId: number): void
}): Tokens {
  const { db, clock, ids, key, onEnd } = options
  let expiredUpTo = 0
  const policy: TokenPolicy = { ttlSeconds: 3600, rotate: true, onReuse: 'revoke', padding: 0 }

  function write(session: SessionRow): IssuedTokens {
    const { id, userId, refreshNumber } = session
    const expiresAt = clock.now() + policy.ttlSeconds * 1000
    const number = ids.next()
    expiredUpTo = Math.min(expiredUpTo, number - 1) // an imported world may continue with lower numbers
    return {
      sessionId: `s-${id}`,
      accessToken: accessTokenText(key, { userId, session: id, number, expiresAt }, policy.padding),
      refreshToken: refreshTokenText(
        key,
        { userId, session: id, number: refreshNumber },
        policy.padding,
      ),
      expiresIn: policy.ttlSeconds,
    }
  }

  function require(accessToken: string | null): { userId: number; sessionId: number } {
    if (!accessToken) throw new Problem(401, 'Please sign in first.')
    const claims = readAccessToken(key, accessToken)
    if (!claims || !db.users.get(claims.userId)) throw new Problem(401, INVALID)
    const session = db.sessions.get(claims.session)
    const isEnded = session?.isRevoked && session.userId === claims.userId
    if (isEnded || isEvicted(claims)) throw new Problem(401, ENDED)
    if (claims.number <= expiredUpTo || clock.now() >= claims.expiresAt)
      throw new Problem(401, 'Your session has expired.')
    return { userId: claims.userId, sessionId: claims.session }
  }

  /** Whether the session was removed to make room: the golfer has the maximum number of sessions, all of them newer. */
  function isEvicted({ userId, session }: { userId: number; session: number }): boolean {
    const theirs = db.sessions.where('userId', userId)
    return theirs.length >= MAX_SESSIONS && session < (theirs[0]?.id ?? 0)
  }

  async function open(userId: number, refreshNumber = 1): Promise<SessionRow> {
    const theirs = db.sessions.where('userId', userId)
    for (const { id } of theirs.slice(0, Math.max(0, theirs.length - MAX_SESSIONS + 1))) {
      db.sessions.remove(id)
      onEnd(userId, id)
    }
    const id = ids.next()
    return db.sessions.insert({ id, userId, refreshNumber, isRevoked: false, sessionKey: null })
  }

  async function refresh(refreshToken: string): Promise<IssuedTokens & { userId: number }> {
    const claims = readRefreshToken(key, refreshToken)
    if (!claims || !db.users.get(claims.userId)) throw new Problem(401, INVALID)
    const { userId, number } = claims
    const known = db.sessions.get(claims.session)
    if (isEvicted(claims)) throw new Problem(401, ENDED)
    const session = known?.userId === userId ? known : await open(userId, number)
    if (session.isRevoked) throw new Problem(401, ENDED)
    if (policy.rotate && number < session.refreshNumber) {
      if (policy.onReuse === 'revoke') {
        await db.sessions.change(session.id, { isRevoked: true })
        onEnd(userId, session.id)
      }
      throw new Problem(401, 'This session was renewed elsewhere. Please sign in again.')
    }
    const newest = Math.max(session.refreshNumber, number)
    const next = policy.rotate ? { refreshNumber: newest + 1 } : {}
    return { userId, ...write(await db.sessions.change(session.id, next)) }
  }

  return {
    policy,
    expire: () => void (expiredUpTo = ids.next()),
    configure: (patch) => void Object.assign(policy, patch),
    async issue(userId) {
      return write(await open(userId))
    },
    // One at a time: of two refreshes with the same token in one tick, only one may be the first use.
    refresh: (refreshToken) => db.atomically(() => refresh(refreshToken)),
    require,
    issuedTo: (accessToken) => readAccessToken(key, accessToken)?.userId,
    userOf(accessToken) {
      try {
        return require(accessToken).userId
      } catch {
        return undefined
      }
    },
  }
}
