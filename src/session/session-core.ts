import { ApiError } from '~/api/errors'
import type { User } from '~/api/types'
import { abortError } from '~/lib/abort'
import { createListeners } from '~/lib/listeners'
import { createEndListeners, createLife, type Life } from './active-session'
import type { EndListener, EndReason, SessionState } from './session-types'
import type { TokenStore } from './token-store'

/** The answers that end a session when they come from the current-user fetch. */
const ENDING = new Set([401, 403, 404])

type Options = {
  store: TokenStore
  /** Makes an access token for `refused`, the stored one that is past its lifetime. */
  renew: (refused: string | undefined) => Promise<void>
  /** `owner`: the only id whose record is accepted. */
  fetchUser: (newSession: boolean, ended: AbortSignal, owner: string | undefined) => Promise<User>
  /** Whether an email address is being verified: then tokens stay whatever the host answers. */
  verifying: () => boolean
  /** Clears what is remembered for the browser session. */
  forget: () => void
  /** Remembers for the browser session whether the host has ended the golfer's session. */
  noteRefusal: (refused: boolean) => void
  /** Tells the other tabs: the refresh token of the session that is over, and why the host ended it. */
  announce: (token: string | undefined, because: ApiError | undefined) => void
}

/** The states of a session (starting, anonymous, signed in, unreachable) and the ways between them. */
export function createSessionCore({
  store,
  renew,
  fetchUser,
  verifying,
  forget,
  noteRefusal,
  announce,
}: Options) {
  const changes = createListeners()
  const endings = createEndListeners()
  let state: SessionState = { status: 'starting' }
  let life: Life | undefined
  let opening: Promise<SessionState> | undefined
  let refusal: ApiError | undefined
  let held = 0
  /** The golfer's record is the stored one: the host has not been heard yet. */
  let unheard = false
  /** Another tab ended the session, and has not said why. */
  let puzzled = false

  function become(next: SessionState): SessionState {
    state = next
    changes.notify()
    return state
  }

  async function load(newSession: boolean): Promise<SessionState> {
    if (!store.present()) return become({ status: 'anonymous' })
    const mine = createLife(store.userId())
    life = mine
    puzzled = false
    try {
      const stale = store.access() === undefined || store.expired()
      if (stale && store.refresh() !== undefined) await renew(store.access())
      const user = await fetchUser(newSession, mine.ended, newSession ? mine.owner : undefined)
      return life === mine ? welcome(user, mine) : state
    } catch (error) {
      if (life !== mine || !(error instanceof ApiError)) return state
      return welcomeUnheard(error, mine) ?? turnAway(error)
    }
  }

  /**
   * On the course without signal, also where the browser still believes in its network: nobody refused anything, so the golfer
   * of the stored record goes on (R2). The record is asked for again at the next sign of a network.
   */
  function welcomeUnheard(error: ApiError, mine: Life): SessionState | undefined {
    const user = error.status === 0 ? store.user() : undefined
    if (!user) return undefined
    unheard = true
    mine.owner = String(user.us_id)
    return become({ status: 'signed-in', user })
  }

  function welcome(user: User, mine: Life): SessionState {
    refusal = undefined
    noteRefusal(false)
    store.saveUser(user) // the server's record wins over whatever was stored
    unheard = false
    mine.owner = String(user.us_id)
    return become({ status: 'signed-in', user })
  }

  function turnAway(error: ApiError): SessionState {
    if (!ENDING.has(error.status)) return become({ status: 'unreachable', error })
    if (!verifying()) {
      void core.end('refused', error)
      return state
    }
    life = undefined // just verified: the tokens stay
    return become({ status: 'anonymous' })
  }

  const core = {
    state: () => state,
    subscribe: changes.add,
    onEnd: (listener: EndListener) => endings.add(listener),
    /** Why the host would not have the golfer any more; undefined after a logout or a sign-in. */
    refusal: () => refusal,

    /** Who is signed in by what is stored now; a running answer is shared. */
    start: (): Promise<SessionState> => (opening ??= load(false)),

    /** Finds out anew. `newSession`: right after a login. */
    open: (newSession: boolean): Promise<SessionState> => (opening = load(newSession)),

    async retry(): Promise<SessionState> {
      if (unheard) await core.reload().catch(() => {}) // still no answer: the next sign of a network asks again
      if (state.status !== 'unreachable') return state
      become({ status: 'starting' })
      return core.open(false)
    },

    /** Ends the golfer's time in this tab. What is stored goes too, unless it is another golfer's already. */
    end(reason: EndReason, because?: ApiError): Promise<void> {
      const ended = life
      if (!ended) return Promise.resolve()
      life = undefined
      opening = undefined
      unheard = false
      refusal = because
      puzzled = reason === 'elsewhere'
      const token = store.refresh()
      if (reason !== 'changed') store.clear()
      forget()
      if (because) noteRefusal(true)
      ended.end(because ?? abortError('The session has ended.'))
      const cleared = endings.tell(reason)
      become({ status: 'anonymous' })
      if (reason !== 'elsewhere' && reason !== 'changed') announce(token, because)
      return cleared
    },

    /** Why the session ended that another tab has ended here; storage may have brought the end before the reason. */
    learn(because: ApiError): void {
      if (!puzzled || life) return
      puzzled = false
      refusal = because
      noteRefusal(true)
      become({ status: 'anonymous' })
    },

    /** The golfer of this tab. */
    life: () => life,

    /** Looks at what other tabs have left in storage, and follows. */
    look(): void {
      if (life && !store.present()) void core.end('elsewhere')
      const userId = store.userId()
      if (life?.owner !== undefined && userId !== undefined && userId !== life.owner)
        void core.end('changed')
      const left = !life && state.status === 'anonymous' && !verifying()
      if (left && held === 0 && store.access() !== undefined) void core.open(false)
    },

    /** Runs the work without following other tabs meanwhile. */
    async hold<T>(work: () => Promise<T>): Promise<T> {
      held += 1
      try {
        return await work()
      } finally {
        held -= 1
      }
    },

    /** Asks for the golfer's record again. */
    async reload(): Promise<void> {
      const mine = life
      if (!mine) return
      try {
        const user = await fetchUser(false, mine.ended, unheard ? undefined : mine.owner)
        if (life === mine) welcome(user, mine)
      } catch (error) {
        if (life !== mine) return
        if (!(error instanceof ApiError) || !ENDING.has(error.status)) throw error
        turnAway(error)
      }
    },
  }
  return core
}
