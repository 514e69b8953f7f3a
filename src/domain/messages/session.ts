import { pluralize } from '~/lib/pluralize'

/** Messages about a session that ended or cannot be stored. Fixed texts, unless a comment says otherwise. */
export const sessionMessages = {
  noRefreshToken: 'No refresh token available.',
  refreshFailed: 'Failed to refresh token',
  authenticationFailed: 'Authentication failed. Please log in again.',
  storeFailed:
    'Failed to store authentication tokens. Please try again or use a different browser.',
  /** After a refusal, above the sign-in form; not a fixed text. */
  ranOut: 'You were signed out because your session expired. Log in to return to where you were.',
  accountGone: "You were signed out because we couldn't open your account.",
  /** Before a logout that would lose scores. */
  unsentTitle: (scores: number) => `${pluralize(scores, 'score')} not posted`,
  unsentText: (scores: number) =>
    scores === 1
      ? "If you log out now, it will be deleted from this device and can't be posted later."
      : "If you log out now, they will be deleted from this device and can't be posted later.",
  storageMissing: 'Storage not available. Please enable cookies or use a different browser.',
  storageMissingOn: (device: string) =>
    `Storage not available on ${device}. Please enable cookies and localStorage in your browser settings, or try a different browser.`,
  storageBroken: (device: string) =>
    `Storage test failed on ${device}. Browser storage is not working properly. Please try a different browser.`,
} as const
