import type { Api } from '~/api/client'
import type { AuthPort } from '~/api/auth-port'
import type { SessionResponse } from '~/api/decode/auth'
import type { ApiError } from '~/api/errors'
import type { User } from '~/api/types'
import type { Timers } from '~/lib/timers'
import type { Connection } from '~/platform/connection'
import type { Lock } from '~/platform/lock'
import type { LocalOrCookieStorage } from '~/platform/storage/storage'
import type { Tabs } from '~/platform/tabs'
import type { Visibility } from '~/platform/visibility'
import type { SessionFlags } from './storage/session-flags'
import type { ForceVerify, RequestSignIn } from './sign-in/request-sign-in'
import type { VerificationMode } from './sign-in/verification-mode'

/**
 * Who is signed in. 'unreachable': tokens are stored, but the host did not respond; the golfer can retry and need not sign in
 * (R2).
 */
export type SessionState =
  | { status: 'starting' }
  | { status: 'anonymous' }
  | { status: 'signed-in'; user: User }
  | { status: 'unreachable'; error: ApiError; userId?: number | undefined }

/** The id of the golfer whose session it is, even while the host's record is missing. */
export const golferId = (state: SessionState): number | undefined =>
  state.status === 'signed-in'
    ? state.user.us_id
    : state.status === 'unreachable'
      ? state.userId
      : undefined

/**
 * Why a session ended: the golfer logged out; the server refused it; its tokens vanished from storage (another
 * tab's logout, cleared data); another golfer, or the same one again, has signed in; the account was
 * deleted.
 */
export type EndReason = 'logout' | 'refused' | 'elsewhere' | 'changed' | 'deleted'

/** Called when a session ends, to clear the golfer's data (R10). A promise is awaited for at most 2 s. */
export type EndListener = (reason: EndReason) => void | Promise<void>

/** Called when the golfer logs out; returns undefined when there is nothing to wait for. */
export type LogoutListener = () => Promise<unknown> | undefined

/** The dependencies of a session, so that a test can replace them. */
export type SessionParts = {
  api: Api
  storage: LocalOrCookieStorage
  flags: SessionFlags
  lock: Lock
  tabs: Tabs
  connection: Connection
  visibility: Visibility
  timers: Timers
  /** Carries the auth-refresh-failure event: the window. */
  events: EventTarget
  /** The address in the address bar. */
  address: () => string
  /** The name of the mobile device; undefined on a desktop. The browser's own when absent. */
  device?: () => string | undefined
  forceVerify: ForceVerify
  requestSignIn: RequestSignIn
}

/** The session of one tab; see `createSession`. */
export type Session = {
  /** Determines who is signed in, once for all calls. Never rejects. */
  start(): Promise<SessionState>
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** Whether tokens are stored, so that a signed-in page may begin to load before the state is known. */
  hasTokens(): boolean
  /** The error with which the host or another tab ended the last session; undefined after a logout in this tab and after a sign-in. */
  endError(): ApiError | undefined
  /** Rejects with an `ApiError` that can be shown; `UnverifiedEmailError` when the address could not be verified. */
  login(email: string, password: string): Promise<void>
  /**
   * Starts the session of another call's tokens (a provider's sign-in, a new account). Another golfer who is signed in is
   * signed out completely first (R21). Rejects with an `ApiError` that can be shown, and then no golfer is signed in.
   */
  signInWithTokens(response: SessionResponse): Promise<void>
  /**
   * Runs work that makes the host end the golfer's sessions and stores the new tokens, while no tab refreshes: the host would
   * refuse it. The work must not await a call that carries a token. Rejects as the work does.
   */
  withRefreshLock(work: () => Promise<void>): Promise<void>
  /** Ends the session here and in every tab; works without a network. Never rejects. */
  logout(): Promise<void>
  /** Fetches the golfer's record again. Rejects with an `ApiError` when the host did not respond. */
  reloadUser(): Promise<void>
  /** Tries again after 'unreachable'. */
  retry(): Promise<SessionState>
  /** Ends the session for another reason than a logout: a deleted account. */
  end(reason: EndReason): void
  /** Adds a listener that clears data when a session ends (R10). */
  onEnd(listener: EndListener): () => void
  /** Adds a listener that can send something while the tokens are still valid. A promise is awaited for at most 1 s. */
  beforeLogout(listener: LogoutListener): () => void
  /** While true, no session is loaded and no error is reported. */
  isLoggingOut(): boolean
  readonly verificationMode: VerificationMode
  /** For the API client (`connectAuth`). */
  readonly port: AuthPort
}
