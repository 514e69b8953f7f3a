import { unwrap, type Api } from '~/api/client'
import { type SessionResponse, decodeUser } from '~/api/decode/auth'
import { ApiError, isUnanswered } from '~/api/errors'
import { sessionMessages } from '~/domain/messages/session'
import { wait, type Timers } from '~/lib/timers'
import { createLockHeartbeat, createLockWithTimeout } from './refresh/lock-with-timeout'
import { createRefresher, createUnloadWait } from './refresh/refresher'
import { createUsedTokens, tokenFingerprint } from './refresh/used-tokens'
import { createSessionState } from './session-state'
import { createSessionPort } from './session-port'
import {
  golferId,
  type LogoutListener,
  type Session,
  type SessionParts,
  type SessionState,
} from './session-types'
import { createTokenStore } from './token-store'
import { createVerificationMode } from './sign-in/verification-mode'
import {
  CACHE_FALLBACK_DELAY_MS,
  isRetryable,
  MAX_RETRIES,
  RETRY_DELAY_MS,
} from '~/api/timeouts-and-retries'
import type { User } from '~/api/types'
import { requestMessages } from '~/domain/messages/request'

/** A tab's message to the others that a session has ended. */
export type SessionEndedMessage = {
  /** The fingerprint of its refresh token. */
  ended: string | undefined
  /** The error with which the host refused it; undefined after a logout. */
  refusal: ApiError | undefined
}

/** 'FINGERPRINT', or 'FINGERPRINT STATUS' when the host refused the session; undefined without a token. */
export function sessionEndedMessage(
  token: string | undefined,
  refusal?: ApiError,
): string | undefined {
  if (token === undefined) return undefined
  return refusal ? `${tokenFingerprint(token)} ${refusal.status}` : tokenFingerprint(token)
}

/** Parses a message of another tab; any other text is ignored. */
export function readSessionEndedMessage(message: string | undefined): SessionEndedMessage {
  const [, ended, status] = /^([0-9a-z]+)(?: (401|403|404))?$/.exec(message ?? '') ?? []
  const refusal = status && new ApiError(sessionMessages.authenticationFailed, Number(status))
  return { ended, refusal: refusal || undefined }
}

const ENDPOINT = 'GET /api/user/current'

type Options = {
  api: Api
  timers: Timers
  /** Whether this is the first fetch after a login. */
  newSession: boolean
  signal: AbortSignal
  /** The id of the signed-in golfer; another golfer's record is refused. Undefined: any record is accepted. */
  owner: string | undefined
}

/** Fetches the signed-in golfer's record. Rejects with an `ApiError`; a record without an id counts as invalid JSON. */
async function fetchCurrentUser({
  api,
  timers,
  newSession,
  signal,
  owner,
}: Options): Promise<User> {
  const header = newSession ? { 'New-Session': 'true' } : {}
  for (let repeats = 0; ; repeats += 1) {
    try {
      const user = decodeUser(
        unwrap(await api.GET('/api/user/current', { params: { header }, signal })),
      )
      if (!user) throw new ApiError(requestMessages.invalidJson, 200, { endpoint: ENDPOINT })
      if (owner !== undefined && String(user.us_id) !== owner)
        throw new ApiError(sessionMessages.authenticationFailed, 401, { endpoint: ENDPOINT })
      return user
    } catch (error) {
      // A missing response is not requested again, so that the golfer sees that at once, not after 90 s.
      if (!isRetryable(error) || isUnanswered(error) || repeats === MAX_RETRIES) throw error
      await wait(timers, RETRY_DELAY_MS, signal)
    }
  }
}

/** Fired when the server has refused to continue a session, once per session. */
export const AUTH_REFRESH_FAILURE = 'auth-refresh-failure'

/** How long a logout waits for the end listeners (R10: the push subscription), in milliseconds. */
const CLEANUP_TIMEOUT_MS = 2000
/** How long it first waits for the logout listeners, which may still have something to send (milliseconds). */
const LOGOUT_LISTENER_TIMEOUT_MS = 1000

/** The session of one tab. Tabs that share storage and lock share the golfer. */
export function createSession(parts: SessionParts): Session {
  const { api, storage, flags, lock, tabs, timers, events } = parts
  const store = createTokenStore(storage)
  const verificationMode = createVerificationMode(flags)
  const heartbeat = createLockHeartbeat(storage, timers)
  const refresher = createRefresher({
    store,
    postRefreshToken: async (refreshToken, signal) =>
      unwrap(await api.POST('/api/auth/refresh-token', { body: { refreshToken }, signal })),
    lock: createLockWithTimeout({ lock, timers, heartbeat }),
    isShared: lock.isShared,
    heartbeat,
    usedTokens: createUsedTokens(lock, timers),
    timers,
    waitForUnload: createUnloadWait(events, timers),
    onRefused: (error) =>
      events.dispatchEvent(new CustomEvent(AUTH_REFRESH_FAILURE, { detail: error })),
  })
  const sessionState = createSessionState({
    store,
    renew: (oldToken) => refresher.renew(oldToken),
    cacheFallbackDelay: () => wait(timers, CACHE_FALLBACK_DELAY_MS),
    fetchUser: (newSession, signal, owner) =>
      fetchCurrentUser({ api, timers, newSession, signal, owner }),
    isVerifying: verificationMode.isOn,
    onConfirmed: verificationMode.turnOff,
    clearFlags: flags.clear,
    setRefused: (refused) => (refused ? flags.set('refused') : flags.remove('refused')),
    announce: (token, refusal) => tabs.announce(sessionEndedMessage(token, refusal)),
  })
  const logoutListeners = new Set<LogoutListener>()
  let hasStarted = false
  let isLoggingOut = false

  function listen(): void {
    verificationMode.turnOnFor(parts.address())
    events.addEventListener(AUTH_REFRESH_FAILURE, (event) => {
      const error = 'detail' in event && event.detail instanceof ApiError ? event.detail : undefined
      void sessionState.end(
        'refused',
        error ?? new ApiError(sessionMessages.authenticationFailed, 401),
      )
    })
    tabs.listen((message) => {
      const { ended, refusal } = readSessionEndedMessage(message)
      // The message may arrive before the change of storage, and a refresh must not restore the session meanwhile (R3).
      if (ended !== undefined && refresher.isFromToken(ended)) void sessionState.end('elsewhere')
      else sessionState.syncFromStorage()
      if (ended !== undefined)
        sessionState.setEndError(
          refusal ?? new ApiError(sessionMessages.elsewhere, 0),
          refusal !== undefined,
        )
    })
    parts.visibility.listen((visible) => visible && sessionState.syncFromStorage())
    parts.connection.listen((online) => {
      if (online) void sessionState.retry()
    })
  }

  async function logIn(email: string, password: string): Promise<void> {
    const response = await parts.requestSignIn({ email, password }, parts)
    void sessionState.end('changed')
    await begin(response, email.trim())
  }

  /** Stores the tokens of a sign-in and loads the golfer's record. */
  async function begin(response: SessionResponse, email?: string): Promise<SessionState> {
    const { accessToken, refreshToken, expiresIn, userId } = response
    // Another golfer's user_id would make the next refresh fail. For the same golfer nothing is cleared: a tab without tokens ends.
    if (String(userId) !== store.userId()) store.clear()
    const hasTokens = accessToken !== undefined && refreshToken !== undefined
    if (!hasTokens || !store.save({ accessToken, refreshToken, expiresIn }, userId)) {
      store.clear()
      throw new ApiError(sessionMessages.storeFailed, 200)
    }
    if (email !== undefined) storage.set('last_email', email)
    verificationMode.turnOff()
    tabs.announce()
    const state = await sessionState.open(true)
    if (state.status === 'anonymous')
      throw sessionState.endError() ?? new ApiError(sessionMessages.authenticationFailed, 401)
    return state
  }

  /** Ends the session, and waits a while for the end listeners (R10). */
  async function logOut(): Promise<void> {
    isLoggingOut = true
    const owner = store.userId()
    const pending = Array.from(logoutListeners, (listener) => listener()).filter(
      (promise) => promise !== undefined,
    )
    if (pending.length > 0)
      await Promise.race([Promise.allSettled(pending), wait(timers, LOGOUT_LISTENER_TIMEOUT_MS)])
    sessionState.syncFromStorage() // another golfer may have signed in meanwhile, in another tab
    const cleared = sessionState.end('logout')
    if (store.userId() === owner) store.clear() // tokens without a session
    await Promise.race([cleared, wait(timers, CLEANUP_TIMEOUT_MS)])
    isLoggingOut = false
  }

  async function signInWithTokens(response: SessionResponse): Promise<void> {
    // If it is the same golfer, the unposted scores (R7) and the page stay: only the tokens are new.
    if (response.userId !== golferId(sessionState.state())) await logOut()
    const state = await begin(response)
    if (state.status === 'signed-in') storage.set('last_email', state.user.us_email)
  }

  return {
    start() {
      if (!hasStarted) listen()
      hasStarted = true
      return sessionState.start()
    },
    state: sessionState.state,
    subscribe: sessionState.subscribe,
    hasTokens: store.hasTokens,
    endError: () =>
      sessionState.endError() ??
      (flags.has('refused') ? new ApiError(sessionMessages.authenticationFailed, 401) : undefined),
    login: (email, password) => sessionState.pauseSync(() => logIn(email, password)),
    signInWithTokens: (response) => sessionState.pauseSync(() => signInWithTokens(response)),
    withRefreshLock: refresher.withLock,
    logout: () => sessionState.pauseSync(logOut),
    reloadUser: sessionState.reload,
    retry: sessionState.retry,
    end: (reason) => void sessionState.end(reason),
    onEnd: sessionState.onEnd,
    beforeLogout(listener) {
      logoutListeners.add(listener)
      return () => void logoutListeners.delete(listener)
    },
    isLoggingOut: () => isLoggingOut,
    verificationMode,
    port: createSessionPort({
      store,
      refresher,
      verificationMode,
      activeSession: sessionState.activeSession,
      syncFromStorage: sessionState.syncFromStorage,
    }),
  }
}
