/** What the pages of direct sign-in say; the first is a fixed text. */
export const directLoginMessages = {
  noToken: 'No authentication token found in URL',
  signingIn: 'Signing you in…',
  notConfigured: 'Signing in with email or Microsoft is not available here.',
  unreachable: 'The sign-in page could not be reached. Check your connection and try again.',
  storage:
    'Your browser does not keep what this sign-in needs. Please allow storage and try again.',
  cancelled: 'The sign-in was cancelled.',
  providerFailed: 'The sign-in page answered with a problem. Please try again.',
  providerSays: (description: string) => `It said: “${description}”`,
  notStarted:
    'This sign-in was not started in this window, so it was not used. Please start again here.',
  time: 'This sign-in is out of date, or the clock of this device is wrong. Please try again.',
  untrusted:
    'What came back from the sign-in page could not be trusted and was not used. Please try again.',
  failed: 'The sign-in did not work. Please try again.',
} as const
