let read = () => Date.now()

/** The app's clock in epoch milliseconds. The demo sets it to the fake backend's time. */
export const now = (): number => read()

/** Replaces the clock. `source` returns epoch milliseconds. */
export function setClock(source: () => number): void {
  read = source
}

/** The user's own calendar day as YYYY-MM-DD, never through UTC (R25). */
export function today(): string {
  const date = new Date(now())
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
