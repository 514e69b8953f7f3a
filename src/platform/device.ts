const NAMES: readonly (readonly [RegExp, string])[] = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/ipod/i, 'iPod'],
  [/android/i, 'Android'],
  [/windows phone/i, 'Windows Phone'],
  [/blackberry|\bbb10\b/i, 'BlackBerry'],
  [/mobile|opera mini/i, 'mobile device'],
]

/** The name of a mobile device, for the storage messages; undefined on a desktop. */
export const mobileDevice = (
  userAgent = globalThis.navigator?.userAgent ?? '',
): string | undefined => NAMES.find(([pattern]) => pattern.test(userAgent))?.[1]

/** Whether the app runs from the home screen, in a window of its own. */
export const isInstalled = (): boolean =>
  globalThis.matchMedia?.('(display-mode: standalone)').matches ||
  ('navigator' in globalThis &&
    'standalone' in globalThis.navigator &&
    globalThis.navigator.standalone === true)

type Machine = { userAgent: string; maxTouchPoints: number }

/** Whether apps are installed through Safari's Share sheet only. An iPad identifies as a Mac, but with a touch screen. */
export const isAppleMobile = (
  { userAgent, maxTouchPoints }: Machine = globalThis.navigator,
): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
