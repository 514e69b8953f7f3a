/** Messages of the whole app. Fixed texts, unless a comment says otherwise. */
export const appMessages = {
  crashTitle: 'Something went wrong.',
  crashText: 'An unexpected error occurred in the application.',
  /** Not a fixed text. */
  crashReload: 'Refresh the page',
  crashAdvice: 'Please try refreshing the page. If the problem persists, contact support.',
  /** Outside of every page: the router, or the frame itself. */
  routerError: 'Unexpected Application Error!',
  alertTitle: 'Please note:',
  alertDefault: 'An error occurred',
  unknownError: 'Unknown error',
  /** Not a fixed text. */
  offline: 'You’re offline.',
  /** After it, where the time of loading is not known; also above a list that could not be loaded. Not a fixed text. */
  loadedEarlier: 'What was loaded earlier is still here.',
} as const
