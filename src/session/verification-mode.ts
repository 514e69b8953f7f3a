import type { SessionFlags } from './session-flags'

/**
 * On while an email address is being verified: a 401 is then the caller's, not a reason to refresh or to sign out
 * (app-shell section 4). Remembered for the browser session; a successful sign-in ends it (R10).
 */
export type VerificationMode = {
  on(): boolean
  turnOn(): void
  turnOff(): void
  /** Turns it on when the address says so: verified=true, token= or check-email. */
  notice(address: string): void
}

// A whole parameter name: 'access_token=' in the hash of a sign-in callback is no verification.
const MARKS = /[?&#](verified=true\b|token=)|check-email/

export const createVerificationMode = (flags: SessionFlags): VerificationMode => ({
  on: () => flags.has('verificationMode'),
  turnOn: () => flags.set('verificationMode'),
  turnOff: () => flags.remove('verificationMode'),
  notice(address) {
    if (MARKS.test(address)) flags.set('verificationMode')
  },
})
