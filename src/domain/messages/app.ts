/** Messages of the whole app. Fixed texts, unless a comment says otherwise. */
export const appMessages = {
  crashTitle: 'Something went wrong.',
  crashText: 'An unexpected error occurred in the application.',
  /** Not a fixed text. */
  crashReload: 'Refresh the page',
  crashAdvice: 'Please try refreshing the page. If the problem persists, contact support.',
  /** For an error outside of the pages: in the router, or in the frame itself. */
  routerError: 'Unexpected Application Error!',
  alertTitle: 'Please note:',
  alertDefault: 'An error occurred',
  unknownError: 'Unknown error',
  /** Not a fixed text. */
  offline: 'You’re offline.',
  /** After `offline`, if the time of loading is unknown; also above a list that could not be loaded. Not a fixed text. */
  loadedEarlier: 'What was loaded earlier is still here.',
} as const
