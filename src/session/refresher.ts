import { decodeSession, type SessionAnswer } from '~/api/decode/auth'
import { ApiError, isUnanswered, networkError } from '~/api/errors'
import { TIMEOUTS_MS } from '~/api/operations'
import { requestMessages } from '~/domain/messages/request'
import { sessionMessages } from '~/domain/messages/session'
import { abortError } from '~/lib/abort'
import { wait, type Timers } from '~/lib/timers'
import type { PatientLock } from './lock-with-timeout'
import type { Pulse } from './lock-heartbeat'
import type { Renewals } from './used-tokens'
import { tokenName } from './token-fingerprint'
import { isToken, type TokenStore } from './token-store'

/** How often in a row a refresh may fail to help. */
const MAX_ATTEMPTS = 3
/** How long a browser without a shared lock waits for the tokens of another tab after a refusal (R1). */
const SIBLING_MS = 1000
const REFRESH = 'POST /api/auth/refresh-token'
/** Answers of a host that is busy or restarting: its next one may be another. */
const BUSY = new Set([429, 500, 502, 503, 504])
/** Milliseconds before the second and the third attempt, and the longest wait that `Retry-After` may ask for. */
const RETRY_MS = [0, 1000, 4000]
const MAX_RETRY_AFTER_MS = 10_000

type Options = {
  store: TokenStore
  /** POST refresh-token; rejects with an `ApiError`, status 0 when there was no answer. */
  exchange: (refreshToken: string, signal: AbortSignal) => Promise<unknown>
  lock: PatientLock
  /** Whether the lock is shared by all tabs. */
  shared: boolean
  pulse: Pulse
  renewals: Renewals
  timers: Timers
  /** Waits while the page is being left: the tokens of a refresh begun then would be lost with it. */
  notLeaving: () => Promise<void>
  /** The session cannot go on: both tokens are removed and the app returns to the sign-in page. */
  onRefused: (error: ApiError) => void
}

export type Refresher = {
  /**
   * Sees to it that a newer token than `refused` is stored, for a call sent `sends` times. One refresh serves
   * all calls and tabs that ask (R1). Rejects with an `ApiError`: status 0 when nobody answered (the tokens
   * stay), else 401; or with an abort when the session ended meanwhile.
   */
  renew(refused: string | undefined, sends?: number): Promise<void>
  /** Resolves when no refresh runs, in this tab or in another. */
  settled(): Promise<void>
  /** An authenticated call succeeded (R4). */
  accepted(): void
  /** Whether the stored tokens are those of the named refresh token, or were got with it by this tab. */
  owes(name: string): boolean
}

/** R1 to R4: one refresh for everybody, told apart from no answer, never bringing a session back. */
export function createRefresher({
  store,
  exchange,
  lock,
  shared,
  pulse,
  renewals,
  timers,
  notLeaving,
  onRefused,
}: Options): Refresher {
  let inFlight: Promise<void> | undefined
  let attempts = 0
  /** What this tab's last refresh was made with, and what it brought. */
  let last: { from: string; to: string | undefined } | undefined

  const newerThan = (refused: string | undefined): boolean => {
    const current = store.access()
    return current !== undefined && current !== refused
  }

  function refuse(message: string, cause?: unknown): never {
    attempts = 0
    const error = new ApiError(message, 401, { cause, endpoint: REFRESH })
    onRefused(error)
    throw error
  }

  async function rotate(refused: string | undefined): Promise<void> {
    if (await renewedElsewhere(refused)) return // its token serves this tab too
    const [token, refreshToken] = [store.access(), store.refresh()]
    if (refreshToken === undefined) throw new ApiError(sessionMessages.noRefreshToken, 401)
    const userId = store.userId()
    const endPulse = pulse.start()
    let answered = true
    try {
      const answer = await answerTo(refreshToken, refused)
      if (answer) keep(answer, { refreshToken, userId, refused })
    } catch (error) {
      answered = !isUnanswered(error)
      throw error
    } finally {
      if (answered) await renewals.tell(token ?? refreshToken)
      endPulse()
    }
  }

  /**
   * Whether another tab has stored a newer token. The lock comes sooner than what its last holder stored: a token that
   * tab has told of is never sent again, since a host that sees it twice may end the session.
   */
  async function renewedElsewhere(refused: string | undefined): Promise<boolean> {
    const token = store.access() ?? store.refresh()
    const changed = () => newerThan(refused) || !store.present()
    if (token !== undefined && !newerThan(refused) && !(await renewals.caughtUp(token, changed)))
      throw new ApiError(requestMessages.network, 0, { endpoint: REFRESH })
    return newerThan(refused)
  }

  /**
   * The server's answer; nothing when another tab's tokens do instead. A busy host is asked again, as one of the three
   * attempts. All of it ends within the time limit of one refresh, so that no waiting tab gives up and refreshes too.
   */
  async function answerTo(
    refreshToken: string,
    refused: string | undefined,
  ): Promise<SessionAnswer | undefined> {
    const limit = new AbortController()
    const endLimit = timers.after(TIMEOUTS_MS.refresh, () =>
      limit.abort(networkError(undefined, REFRESH)),
    )
    try {
      for (;;) {
        try {
          return decodeSession(await exchange(refreshToken, limit.signal))
        } catch (error) {
          if (isUnanswered(error)) throw error // nobody refused anything (R2)
          const delay = retryDelay(error)
          if (delay) await wait(timers, delay, limit.signal)
          else if (!shared && store.refresh() === refreshToken) await wait(timers, SIBLING_MS)
          if (!store.present()) throw abortError('The session has ended.')
          if (newerThan(refused)) return undefined
          if (!delay) return refuse(sessionMessages.refreshFailed, error)
        }
      }
    } finally {
      endLimit()
    }
  }

  /** Counts a busy answer as an attempt. Milliseconds until the next one; nothing when there is none. */
  function retryDelay(error: unknown): number | undefined {
    if (!(error instanceof ApiError) || !BUSY.has(error.status)) return undefined
    attempts += 1
    const [delay, wanted] = [RETRY_MS[attempts], error.retryAfter]
    return delay && wanted > 0 ? Math.min(wanted * 1000, MAX_RETRY_AFTER_MS) : delay
  }

  function keep(
    answer: SessionAnswer,
    asked: { refreshToken: string; userId: string | undefined; refused: string | undefined },
  ): void {
    // Late tokens of a session that has ended, or of another golfer's, are thrown away (R3).
    if (store.refresh() !== asked.refreshToken || store.userId() !== asked.userId) {
      if (store.userId() === asked.userId && newerThan(asked.refused)) return
      throw abortError('The session has ended.')
    }
    const { success, accessToken, refreshToken, expiresIn, userId } = answer
    const foreign =
      userId !== undefined && asked.userId !== undefined && String(userId) !== asked.userId
    if (!success || foreign || !isToken(accessToken))
      refuse(sessionMessages.refreshFailed, answer.message)
    const usable = isToken(refreshToken) ? refreshToken : undefined
    if (!store.save({ accessToken, refreshToken: usable, expiresIn }))
      refuse(sessionMessages.storeFailed)
    last = { from: asked.refreshToken, to: usable ?? asked.refreshToken }
    attempts += 1
  }

  return {
    async renew(refused, sends = 1) {
      if (sends > MAX_ATTEMPTS || (!inFlight && !newerThan(refused) && attempts >= MAX_ATTEMPTS)) {
        refuse(sessionMessages.authenticationFailed)
      }
      const done = () => newerThan(refused)
      inFlight ??= notLeaving()
        .then(() => lock(() => rotate(refused), done))
        .finally(() => {
          inFlight = undefined
        })
      await inFlight
    },
    async settled() {
      if (inFlight) await inFlight.catch(() => {}) // those who asked hear of it
      else if (shared && pulse.alive()) await lock(() => Promise.resolve())
    },
    accepted() {
      attempts = 0
    },
    owes(name) {
      const token = store.refresh()
      const from = last && last.to === token ? last.from : undefined
      return [token, from].some((one) => one !== undefined && tokenName(one) === name)
    },
  }
}
