import { unwrap } from '~/api/client'
import type { SessionAnswer } from '~/api/decode/auth'
import { ApiError } from '~/api/errors'
import { sessionMessages } from '~/domain/messages/session'
import { wait } from '~/lib/timers'
import { fetchCurrentUser } from './current-user'
import { farewellText, readFarewell } from './session-ended-message'
import { createLeaving } from './unload-wait'
import { createPatientLock } from './lock-with-timeout'
import { createPulse } from './lock-heartbeat'
import { createRefresher } from './refresher'
import { createRenewals } from './used-tokens'
import { createSessionCore } from './session-core'
import { createSessionPort } from './session-port'
import type { Farewell, Session, SessionParts, SessionState } from './session-types'
import { createTokenStore } from './token-store'
import { createVerificationMode } from './verification-mode'

/** Fired when the server has refused to go on with a session, once per session. */
export const AUTH_REFRESH_FAILURE = 'auth-refresh-failure'

/** How long logging out waits for those who clear up (R10: the push subscription). */
const CLEAR_UP_MS = 2000
/** How long it waits before for those who still have something to send. */
const FAREWELL_MS = 1000

/** The session of one tab. Tabs that share storage and lock share the golfer. */
export function createSession(parts: SessionParts): Session {
  const { api, storage, flags, lock, tabs, timers, events } = parts
  const store = createTokenStore(storage)
  const mode = createVerificationMode(flags)
  const pulse = createPulse(storage, timers)
  const refresher = createRefresher({
    store,
    exchange: async (refreshToken, signal) =>
      unwrap(await api.POST('/api/auth/refresh-token', { body: { refreshToken }, signal })),
    lock: createPatientLock({ lock, timers, pulse }),
    shared: lock.isShared,
    pulse,
    renewals: createRenewals(lock, timers),
    timers,
    notLeaving: createLeaving(events, timers),
    onRefused: (error) =>
      events.dispatchEvent(new CustomEvent(AUTH_REFRESH_FAILURE, { detail: error })),
  })
  const core = createSessionCore({
    store,
    renew: (refused) => refresher.renew(refused),
    fetchUser: (newSession, signal, owner) =>
      fetchCurrentUser({ api, timers, newSession, signal, owner }),
    verifying: mode.on,
    forget: flags.clear,
    noteRefusal: (refused) => (refused ? flags.set('refused') : flags.remove('refused')),
    announce: (token, because) => tabs.announce(farewellText(token, because)),
  })
  const farewells = new Set<Farewell>()
  let started = false
  let leaving = false

  function listen(): void {
    mode.notice(parts.address())
    events.addEventListener(AUTH_REFRESH_FAILURE, (event) => {
      const error = 'detail' in event && event.detail instanceof ApiError ? event.detail : undefined
      void core.end('refused', error ?? new ApiError(sessionMessages.authenticationFailed, 401))
    })
    tabs.listen((said) => {
      const { ended, refusal } = readFarewell(said)
      // Said by the tab that ended it, which storage may not say yet: a refresh must not bring it back (R3).
      if (ended !== undefined && refresher.owes(ended)) void core.end('elsewhere')
      else core.look()
      if (refusal) core.learn(refusal)
    })
    parts.visibility.listen((visible) => visible && core.look())
    parts.connection.listen((online) => {
      if (online) void core.retry()
    })
  }

  async function enter(email: string, password: string): Promise<void> {
    const answer = await parts.signIn({ email, password }, parts)
    void core.end('changed')
    await begin(answer, email.trim())
  }

  /** Stores what a sign-in answered and finds out who it is. */
  async function begin(answer: SessionAnswer, email?: string): Promise<SessionState> {
    const { accessToken, refreshToken, expiresIn, userId } = answer
    store.clear() // also what belongs to nobody: a stray user_id would refuse the next refresh
    const whole = accessToken !== undefined && refreshToken !== undefined
    if (!whole || !store.save({ accessToken, refreshToken, expiresIn }, userId)) {
      store.clear()
      throw new ApiError(sessionMessages.storeFailed, 200)
    }
    if (email !== undefined) storage.set('last_email', email)
    mode.turnOff()
    tabs.announce()
    const state = await core.open(true)
    if (state.status === 'anonymous')
      throw core.refusal() ?? new ApiError(sessionMessages.authenticationFailed, 401)
    return state
  }

  /** Ends whatever there is, and waits a while for those who clear up (R10). */
  async function leave(): Promise<void> {
    leaving = true
    const last = Array.from(farewells, (say) => say()).filter((said) => said !== undefined)
    if (last.length > 0) await Promise.race([Promise.allSettled(last), wait(timers, FAREWELL_MS)])
    const cleared = core.end('logout')
    store.clear() // tokens no session was made of
    await Promise.race([cleared, wait(timers, CLEAR_UP_MS)])
    leaving = false
  }

  async function adopt(answer: SessionAnswer): Promise<void> {
    await leave()
    const state = await begin(answer)
    if (state.status === 'signed-in') storage.set('last_email', state.user.us_email)
  }

  return {
    start() {
      if (!started) listen()
      started = true
      return core.start()
    },
    state: core.state,
    subscribe: core.subscribe,
    hasTokens: store.present,
    refusal: () =>
      core.refusal() ??
      (flags.has('refused') ? new ApiError(sessionMessages.authenticationFailed, 401) : undefined),
    login: (email, password) => core.hold(() => enter(email, password)),
    adopt: (answer) => core.hold(() => adopt(answer)),
    logout: () => core.hold(leave),
    reloadUser: core.reload,
    retry: core.retry,
    end: (reason) => void core.end(reason),
    onEnd: core.onEnd,
    beforeLogout(listener) {
      farewells.add(listener)
      return () => void farewells.delete(listener)
    },
    loggingOut: () => leaving,
    mode,
    port: createSessionPort({ store, refresher, mode, life: core.life, look: core.look }),
  }
}
