import { neverAborted, type AuthPort } from '~/api/auth-port'
import { abortError } from '~/lib/abort'
import type { Refresher } from './refresh/refresher'
import type { ActiveSession } from './session-state'
import type { TokenStore } from './token-store'
import type { VerificationMode } from './sign-in/verification-mode'

type Options = {
  store: TokenStore
  refresher: Refresher
  verificationMode: VerificationMode
  /** The golfer of this tab. */
  activeSession: () => ActiveSession | undefined
  /** Applies what other tabs have changed in storage. */
  syncFromStorage: () => void
}

const endedSignal = AbortSignal.abort(abortError('The session has ended.'))

/** What calls need of the session: tokens, and the handling of a 401 (R1 to R4). */
export function createSessionPort({
  store,
  refresher,
  verificationMode,
  activeSession,
  syncFromStorage,
}: Options): AuthPort {
  /** Whether a golfer has been signed in since the page was opened. */
  let hadGolfer = false

  return {
    hasTokens: store.hasTokens,
    async token() {
      await refresher.whenIdle()
      syncFromStorage()
      if (
        store.accessToken() === undefined &&
        store.refreshToken() !== undefined &&
        !verificationMode.isOn()
      )
        await refresher.renew(undefined)
      const token = store.accessToken()
      // An authenticated call without a stored token, but not the late call of a screen whose session has ended (R10).
      if (token === undefined && !hadGolfer) verificationMode.turnOn()
      return token
    },
    async renew(oldToken, sends) {
      if (verificationMode.isOn() || store.refreshToken() === undefined) return false
      await refresher.renew(oldToken, sends)
      return true
    },
    accepted: () => refresher.accepted(),
    ended() {
      // The call belongs to the golfer whose screen makes it: if that session has ended, the call is aborted (R10).
      const mine = activeSession()
      hadGolfer ||= mine !== undefined
      syncFromStorage()
      // Otherwise a call started after the end of the session would be sent without a token, and its 401 would be shown.
      return mine?.ended ?? (hadGolfer && !store.hasTokens() ? endedSignal : neverAborted)
    },
  }
}
