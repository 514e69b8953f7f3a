let read = () => Date.now()

/** The app's clock in epoch milliseconds. The demo sets it to the fake backend's time. */
export const now = (): number => read()

/** Replaces the clock. `source` returns epoch milliseconds. */
export function setClock(source: () => number): void {
  read = source
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The user's calendar day at a moment (epoch milliseconds), YYYY-MM-DD, in the zone the device is in now (R25). */
export function localDay(time: number): string {
  const date = new Date(time)
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The user's own calendar day as YYYY-MM-DD. */
export const today = (): string => localDay(now())
