import type { SessionFlags } from '../storage/session-flags'

/**
 * On while an email address is being verified: a 401 is then passed to the caller and causes no refresh or sign-out. Stored
 * for the browser session; a successful sign-in ends it (R10), and so does a stored session whose golfer the host still knows.
 */
export type VerificationMode = {
  isOn(): boolean
  turnOn(): void
  turnOff(): void
  /** Turns it on for /check-email, and for verified=true or token= on a route that verifies an email. */
  turnOnFor(address: string): void
}

// On other routes a link could turn off the refresh of tokens. Whole parameter names only: 'access_token=' is no verification.
const VERIFICATION_ADDRESS =
  /^\w+:\/\/[^/?#]*\/(check-email|(createaccount2|verify|email-verification)\/?[?#](.*[?&#])?(verified=true\b|token=))/

/** Creates the mode, stored in a flag of the browser session. */
export const createVerificationMode = (flags: SessionFlags): VerificationMode => ({
  isOn: () => flags.has('verificationMode'),
  turnOn: () => flags.set('verificationMode'),
  turnOff: () => flags.remove('verificationMode'),
  turnOnFor(address) {
    if (VERIFICATION_ADDRESS.test(address)) flags.set('verificationMode')
  },
})
