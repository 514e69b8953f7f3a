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
