import { decodeSession, type SessionResponse } from '~/api/decode/auth'
import { ApiError, isUnanswered, networkError } from '~/api/errors'
import { TIMEOUTS_MS } from '~/api/timeouts-and-retries'
import { sessionMessages } from '~/domain/messages/session'
import { abortError } from '~/lib/abort'
import { wait, type Timers } from '~/lib/timers'
import type { LockHeartbeat, LockWithTimeout } from './lock-with-timeout'
import { type UsedTokens, tokenFingerprint } from './used-tokens'
import { isToken, type TokenStore } from '../token-store'

/** How many consecutive refreshes may be followed by another 401. */
const MAX_ATTEMPTS = 3
/** How long a browser without a shared lock waits for the tokens of another tab after a refusal (R1). */
const SIBLING_WAIT_MS = 1000
const REFRESH = 'POST /api/auth/refresh-token'
/** Statuses of a host that is busy or restarting, which are retried. */
const REFRESH_RETRY_STATUSES = new Set([429, 500, 502, 503, 504])
/** Milliseconds before the second and the third attempt, and the longest wait that `Retry-After` may request. */
const RETRY_DELAYS_MS = [0, 1000, 4000]
const MAX_RETRY_AFTER_MS = 10_000

type Options = {
  store: TokenStore
  /** POST refresh-token; rejects with an `ApiError`, status 0 when there was no response. */
  postRefreshToken: (refreshToken: string, signal: AbortSignal) => Promise<unknown>
  lock: LockWithTimeout
  /** Whether all tabs share the lock. */
  isShared: boolean
  heartbeat: LockHeartbeat
  usedTokens: UsedTokens
  timers: Timers
  /** Waits while the page may be unloading: the tokens of a refresh would be lost with it. */
  waitForUnload: () => Promise<void>
  /** The session cannot continue: both tokens are removed and the app returns to the sign-in page. */
  onRefused: (error: ApiError) => void
}

/** Refreshes the tokens of a tab; see `createRefresher`. */
export type Refresher = {
  /**
   * Makes sure that a newer token than `oldToken` is stored, for a call sent `sends` times. One refresh serves all calls and
   * tabs (R1). Rejects with an `ApiError`: status 0 when there was no response (the tokens stay), else 401; or with an abort
   * when the session ended meanwhile.
   */
  renew(oldToken: string | undefined, sends?: number): Promise<void>
  /** Runs work that replaces the tokens in another way, while no tab refreshes. Rejects as the work does. */
  withLock(work: () => Promise<void>): Promise<void>
  /** Resolves when no refresh runs, in this tab or in another. */
  whenIdle(): Promise<void>
  /** An authenticated call succeeded (R4). */
  accepted(): void
  /** Whether the stored tokens belong to the refresh token with this fingerprint, or this tab got them with it. */
  isFromToken(fingerprint: string): boolean
}

/** R1 to R4: one refresh for all calls and tabs; no response is not a refusal; an ended session is never restored. */
export function createRefresher({
  store,
  postRefreshToken,
  lock,
  isShared,
  heartbeat,
  usedTokens,
  timers,
  waitForUnload,
  onRefused,
}: Options): Refresher {
  let inFlight: Promise<void> | undefined
  let attempts = 0
  /** The refresh token that this tab's last refresh was sent with, and the one it returned. */
  let last: { from: string; to: string | undefined } | undefined

  const hasNewerThan = (oldToken: string | undefined): boolean => {
    const current = store.accessToken()
    return current !== undefined && current !== oldToken
  }

  function refuse(message: string, cause?: unknown): never {
    attempts = 0
    const error = new ApiError(message, 401, { cause, endpoint: REFRESH })
    onRefused(error)
    throw error
  }

  async function refresh(oldToken: string | undefined): Promise<void> {
    if (await renewedElsewhere(oldToken)) return // its token serves this tab too
    const [token, refreshToken] = [store.accessToken(), store.refreshToken()]
    if (refreshToken === undefined) throw new ApiError(sessionMessages.noRefreshToken, 401)
    const userId = store.userId()
    const endHeartbeat = heartbeat.start()
    let wasAnswered = true
    try {
      const response = await refreshWithRetries(refreshToken, oldToken)
      if (response) storeResponse(response, { refreshToken, userId, oldToken })
    } catch (error) {
      wasAnswered = !isUnanswered(error)
      throw error
    } finally {
      if (wasAnswered) await usedTokens.markUsed(token ?? refreshToken)
      endHeartbeat()
    }
  }

  /**
   * Whether another tab has stored a newer token. The lock may arrive before the values that its last holder stored: a token
   * that is marked as used is never sent again, because a host that sees it twice may end the session.
   */
  async function renewedElsewhere(oldToken: string | undefined): Promise<boolean> {
    if (hasNewerThan(oldToken)) return true
    const token = store.accessToken() ?? store.refreshToken()
    const hasChanged = () => hasNewerThan(oldToken) || !store.hasTokens()
    if (token !== undefined && !(await usedTokens.waitForStorage(token, hasChanged)))
      throw networkError(undefined, REFRESH)
    return hasNewerThan(oldToken)
  }

  /**
   * The server's response; undefined when another tab has stored new tokens. A busy host is retried, up to three attempts. All
   * of this ends within the timeout of one refresh, so that no waiting tab gives up and refreshes too.
   */
  async function refreshWithRetries(
    refreshToken: string,
    oldToken: string | undefined,
  ): Promise<SessionResponse | undefined> {
    const limit = new AbortController()
    const cancelTimeout = timers.after(TIMEOUTS_MS.refresh, () =>
      limit.abort(networkError(undefined, REFRESH)),
    )
    try {
      for (;;) {
        try {
          return decodeSession(await postRefreshToken(refreshToken, limit.signal))
        } catch (error) {
          if (isUnanswered(error)) throw error // no response is not a refusal (R2)
          const delay = retryDelay(error)
          if (delay) await wait(timers, delay, limit.signal)
          else if (!isShared && store.refreshToken() === refreshToken)
            await wait(timers, SIBLING_WAIT_MS)
          if (!store.hasTokens()) throw abortError('The session has ended.')
          if (hasNewerThan(oldToken)) return undefined
          if (!delay) return refuse(sessionMessages.refreshFailed, error)
        }
      }
    } finally {
      cancelTimeout()
    }
  }

  /** Counts a busy response as an attempt. Returns the milliseconds until the next one; undefined when there is none. */
  function retryDelay(error: unknown): number | undefined {
    if (!(error instanceof ApiError) || !REFRESH_RETRY_STATUSES.has(error.status)) return undefined
    attempts += 1
    const [delay, requestedSeconds] = [RETRY_DELAYS_MS[attempts], error.retryAfter]
    return delay && requestedSeconds > 0
      ? Math.min(requestedSeconds * 1000, MAX_RETRY_AFTER_MS)
      : delay
  }

  function storeResponse(
    response: SessionResponse,
    sent: { refreshToken: string; userId: string | undefined; oldToken: string | undefined },
  ): void {
    // Late tokens of a session that has ended, or of another golfer's, are thrown away (R3).
    if (store.refreshToken() !== sent.refreshToken || store.userId() !== sent.userId) {
      if (store.userId() === sent.userId && hasNewerThan(sent.oldToken)) return
      throw abortError('The session has ended.')
    }
    const { success, accessToken, refreshToken, expiresIn, userId } = response
    const isOtherGolfer =
      userId !== undefined && sent.userId !== undefined && String(userId) !== sent.userId
    if (!success || isOtherGolfer || !isToken(accessToken))
      refuse(sessionMessages.refreshFailed, response.message)
    const usable = isToken(refreshToken) ? refreshToken : undefined
    if (!store.save({ accessToken, refreshToken: usable, expiresIn }))
      refuse(sessionMessages.storeFailed)
    last = { from: sent.refreshToken, to: usable ?? sent.refreshToken }
    attempts += 1
  }

  return {
    async renew(oldToken, sends = 1) {
      if (
        sends > MAX_ATTEMPTS ||
        (!inFlight && !hasNewerThan(oldToken) && attempts >= MAX_ATTEMPTS)
      ) {
        refuse(sessionMessages.authenticationFailed)
      }
      const isDone = () => hasNewerThan(oldToken)
      inFlight ??= waitForUnload()
        .then(() => lock(() => refresh(oldToken), isDone))
        .finally(() => {
          inFlight = undefined
        })
      await inFlight
    },
    withLock: (work) =>
      lock(async () => {
        const endHeartbeat = heartbeat.start()
        await work().finally(endHeartbeat)
      }),
    async whenIdle() {
      if (inFlight) await inFlight.catch(() => {}) // its callers get the error
      else if (isShared && heartbeat.isAlive()) await lock(() => Promise.resolve())
    },
    accepted() {
      attempts = 0
    },
    isFromToken(fingerprint) {
      const token = store.refreshToken()
      const from = last && last.to === token ? last.from : undefined
      return [token, from].some((one) => one !== undefined && tokenFingerprint(one) === fingerprint)
    },
  }
}

/** A page that still exists this many milliseconds after `beforeunload` was not left. */
const UNLOAD_TIMEOUT_MS = 5000

/** Returns a function that waits while the page may be unloading. */
export function createUnloadWait(events: EventTarget, timers: Timers): () => Promise<void> {
  let unloadedAt = -UNLOAD_TIMEOUT_MS
  events.addEventListener('beforeunload', () => (unloadedAt = timers.elapsed()))
  return async () => {
    const remainingMs = unloadedAt + UNLOAD_TIMEOUT_MS - timers.elapsed()
    if (remainingMs > 0) await wait(timers, remainingMs)
  }
}
