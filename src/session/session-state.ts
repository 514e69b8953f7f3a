import { createStore } from 'zustand/vanilla'
import { ApiError, isHostMissing } from '~/api/errors'
import { idNumber } from '~/lib/numbers'
import type { User } from '~/api/types'
import { abortError } from '~/lib/abort'
import { isolated } from '~/lib/listeners'
import type { EndListener, EndReason, SessionState } from './session-types'
import type { TokenStore } from './token-store'

/** One golfer's session in this tab. */
export type ActiveSession = {
  /** Aborted when the session ends, and with it every call of this golfer. */
  readonly ended: AbortSignal
  end(error: unknown): void
  /** The golfer's id as stored; undefined when none was. */
  owner: string | undefined
}

function createActiveSession(): ActiveSession {
  const controller = new AbortController()
  return { owner: undefined, ended: controller.signal, end: (error) => controller.abort(error) }
}

/** Statuses of the current-user fetch with which the host refuses a session: it ends (R2). */
const REFUSAL_STATUSES = new Set([401, 403, 404])

const isRefusal = ({ status }: ApiError): boolean => REFUSAL_STATUSES.has(status)

type Options = {
  store: TokenStore
  /** Refreshes `oldToken`, the stored access token that has expired. */
  renew: (oldToken: string | undefined) => Promise<void>
  /** Resolves when a start has waited long enough for the host; then the stored record is used. */
  cacheFallbackDelay: () => Promise<void>
  /** `owner`: the only id whose record is accepted. */
  fetchUser: (newSession: boolean, ended: AbortSignal, owner: string | undefined) => Promise<User>
  /** Whether an email address is being verified: then tokens stay, whatever the host responds. */
  isVerifying: () => boolean
  /** Called when the host has given the golfer's record. */
  onConfirmed: () => void
  /** Clears the flags of the browser session. */
  clearFlags: () => void
  /** Stores for the browser session whether the host has refused the golfer's session. */
  setRefused: (refused: boolean) => void
  /** Notifies the other tabs: the refresh token of the ended session, and the error with which the host refused it. */
  announce: (token: string | undefined, refusal: ApiError | undefined) => void
}

/** The states of a session (starting, anonymous, signed in, unreachable) and the ways between them. */
export function createSessionState({
  store,
  renew,
  cacheFallbackDelay,
  fetchUser,
  isVerifying,
  onConfirmed,
  clearFlags,
  setRefused,
  announce,
}: Options) {
  const { getState, ...states } = createStore<SessionState>(() => ({ status: 'starting' }))
  /** They clear the golfer's data. */
  const endListeners = new Set<EndListener>()
  let activeSession: ActiveSession | undefined
  let opening: Promise<SessionState> | undefined
  let endError: ApiError | undefined
  let syncPauses = 0
  /** The golfer's record is the stored one: the host has not responded yet. */
  let isFromCache = false
  /** Another tab ended the session, and its error has not arrived yet. */
  let isEndErrorPending = false

  function setState(next: SessionState): SessionState {
    states.setState(next, true)
    return getState()
  }

  async function load(newSession: boolean): Promise<SessionState> {
    if (!store.hasTokens()) return setState({ status: 'anonymous' })
    // If the same golfer signs in again, the calls that are under way go on, and end with the new session (R10).
    const mine = { ...(activeSession ?? createActiveSession()), owner: store.userId() }
    activeSession = mine
    isEndErrorPending = false
    isFromCache = false
    const isMine = () => activeSession === mine
    let hasUsedCache = false
    const response = requestUser(newSession, mine).then(
      (user) => {
        // Or the stored record was used, and a newer request has got its response since.
        if (!isMine() || (hasUsedCache && !isFromCache)) return getState()
        return applyUser(user, mine)
      },
      (error: unknown) => {
        if (!isMine() || !(error instanceof ApiError)) return getState()
        if (isRefusal(error)) return refuse(error)
        return hasUsedCache ? getState() : setWithoutUser(error, mine)
      },
    )
    if (newSession) return response
    const cacheFallback = cacheFallbackDelay().then(() => {
      if (!isMine() || getState().status !== 'starting') return response
      const fromCache = setSignedInFromCache(mine)
      hasUsedCache = fromCache !== undefined
      return fromCache ?? response
    })
    return Promise.race([response, cacheFallback])
  }

  async function requestUser(newSession: boolean, mine: ActiveSession): Promise<User> {
    const isStale = store.accessToken() === undefined || store.isExpired()
    if (isStale && store.refreshToken() !== undefined) await renew(store.accessToken())
    return fetchUser(newSession, mine.ended, newSession ? mine.owner : undefined)
  }

  /** Without the host's record: the stored one is used if the host is missing; otherwise the golfer can retry. */
  function setWithoutUser(error: ApiError, mine: ActiveSession): SessionState {
    return (
      (isHostMissing(error) ? setSignedInFromCache(mine) : undefined) ??
      setState({ status: 'unreachable', error, userId: idNumber(mine.owner) })
    )
  }

  /**
   * Without a response, even if the browser reports a network: the host has not refused, so the golfer of the stored record
   * stays signed in (R2). Undefined without a stored record.
   */
  function setSignedInFromCache(mine: ActiveSession): SessionState | undefined {
    const user = store.user()
    if (!user) return undefined
    isFromCache = true
    mine.owner = String(user.us_id)
    return setState({ status: 'signed-in', user })
  }

  /** Uses the host's record. If it is not that of the stored golfer who is shown, their session ends first (R10). */
  function applyUser(user: User, mine: ActiveSession): SessionState | Promise<SessionState> {
    if (isFromCache && mine.owner !== String(user.us_id)) {
      void sessionState.end('changed')
      store.saveUser(user) // without a network the stored golfer would be shown again
      return sessionState.open(false)
    }
    return setSignedIn(user, mine)
  }

  function setSignedIn(user: User, mine: ActiveSession): SessionState {
    endError = undefined
    setRefused(false)
    onConfirmed()
    store.saveUser(user) // the server's record wins over whatever was stored
    isFromCache = false
    mine.owner = String(user.us_id)
    return setState({ status: 'signed-in', user })
  }

  /** Ends a session that the host has refused. While an email address is being verified, only its calls end: the tokens stay. */
  function refuse(error: ApiError): SessionState {
    if (!isVerifying()) {
      void sessionState.end('refused', error)
      return getState()
    }
    activeSession?.end(error)
    activeSession = undefined
    return setState({ status: 'anonymous' })
  }

  const sessionState = {
    state: getState,
    /** A listener that throws does not stop a session from starting or ending. */
    subscribe: (listener: () => void): (() => void) => states.subscribe(isolated(listener)),
    onEnd(listener: EndListener): () => void {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },
    /** The error with which the host or another tab ended the last session; undefined after a logout here or a sign-in. */
    endError: () => endError,

    /** Determines from the stored tokens who is signed in; concurrent calls share one attempt. */
    start: (): Promise<SessionState> => (opening ??= load(false)),

    /** Determines it again. `newSession`: right after a login. */
    open: (newSession: boolean): Promise<SessionState> => (opening = load(newSession)),

    async retry(): Promise<SessionState> {
      sessionState.syncFromStorage() // another tab may have changed it while this one was frozen
      if (isFromCache) await sessionState.reload().catch(() => {}) // no response: retried when the network is back
      if (getState().status !== 'unreachable') return getState()
      setState({ status: 'starting' })
      return sessionState.open(false)
    },

    /**
     * Ends the session in this tab; resolves when all listeners are done. What is stored is cleared too, unless it already
     * belongs to another golfer.
     */
    async end(reason: EndReason, error?: ApiError): Promise<void> {
      const ending = activeSession
      if (!ending) return
      activeSession = undefined
      opening = undefined
      isFromCache = false
      endError = error
      isEndErrorPending = reason === 'elsewhere'
      const token = store.refreshToken()
      if (reason !== 'changed') store.clear()
      clearFlags()
      if (error) setRefused(true)
      ending.end(error ?? abortError('The session has ended.'))
      // Async, so that one that throws does not stop the others.
      const cleanups = Array.from(endListeners, async (listener) => listener(reason))
      setState({ status: 'anonymous' })
      if (reason !== 'elsewhere' && reason !== 'changed') announce(token, error)
      await Promise.allSettled(cleanups)
    },

    /** Sets the error of a session that ended in another tab; the change of storage may arrive before it. */
    setEndError(error: ApiError, isRefused: boolean): void {
      if (!isEndErrorPending || activeSession) return
      isEndErrorPending = false
      endError = error
      setRefused(isRefused)
      setState({ status: 'anonymous' })
    },

    /** The golfer of this tab. */
    activeSession: () => activeSession,

    /** Applies what other tabs have changed in storage. */
    syncFromStorage(): void {
      const owner = activeSession?.owner
      const userId = store.userId()
      const hasOtherGolfer = owner !== undefined && userId !== undefined && userId !== owner
      if (activeSession && !store.hasTokens()) void sessionState.end('elsewhere')
      else if (hasOtherGolfer) void sessionState.end('changed')
      const isSignedOut = !activeSession && getState().status === 'anonymous' && !isVerifying()
      if (isSignedOut && syncPauses === 0 && store.accessToken() !== undefined)
        void sessionState.open(false)
    },

    /** Runs the work, and does not sign in from storage meanwhile. */
    async pauseSync<T>(work: () => Promise<T>): Promise<T> {
      syncPauses += 1
      try {
        return await work()
      } finally {
        syncPauses -= 1
      }
    },

    /** Fetches the golfer's record again. */
    async reload(): Promise<void> {
      const mine = activeSession
      if (!mine) return
      try {
        const user = await (isFromCache
          ? requestUser(false, mine) // as the start, which got no response
          : fetchUser(false, mine.ended, mine.owner))
        if (activeSession === mine) await applyUser(user, mine)
      } catch (error) {
        if (activeSession !== mine) return
        if (!(error instanceof ApiError) || !isRefusal(error)) throw error
        refuse(error)
      }
    },
  }
  return sessionState
}
