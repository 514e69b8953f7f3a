/** Messages of the direct sign-in pages; the first is a fixed text. */
export const directLoginMessages = {
  noToken: 'No authentication token found in URL',
  signingIn: 'Signing you in…',
  notConfigured: 'Sign-in with email or Microsoft isn’t available on this site.',
  unreachable: 'We couldn’t reach the sign-in page. Check your connection and try again.',
  storage:
    'Your browser is blocking the storage that sign-in needs. Please allow it and try again.',
  canceled: 'Sign-in was canceled.',
  providerFailed: 'The sign-in page returned an error. Please try again.',
  providerSays: (description: string) => `Details: “${description}”`,
  notStarted: 'This sign-in wasn’t started in this window. Please start over here.',
  time: 'This sign-in has expired, or your device’s clock is wrong. Please try again.',
  untrusted: 'We couldn’t verify the sign-in page’s response. Please try again.',
  /** After 'You are signed in', before another sign-in replaces that one. */
  isOther: ', but you just signed in with another account.',
  /** The same if it is unknown whose sign-in it is. */
  maybeOther: ', and the account you just signed in with may be another one.',
  failed: 'Sign-in didn’t work. Please try again.',
} as const
