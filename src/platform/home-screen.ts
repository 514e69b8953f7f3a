/** Whether the app runs from the home screen, in a window of its own. */
export const isInstalled = (): boolean =>
  globalThis.matchMedia?.('(display-mode: standalone)').matches ||
  ('navigator' in globalThis &&
    'standalone' in globalThis.navigator &&
    globalThis.navigator.standalone === true) // Safari's own property

type Machine = { userAgent: string; maxTouchPoints: number }

/** Whether apps can be installed only through Safari's Share sheet. An iPad identifies as a Mac, but has a touch screen. */
export const isAppleMobile = (
  { userAgent, maxTouchPoints }: Machine = globalThis.navigator,
): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
