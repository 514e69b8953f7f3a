const MOMENT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment (epoch milliseconds) in the golfer's own zone: 'Jun 12, 2026, 6:04 AM'. */
export const momentText = (time: number): string => MOMENT.format(time)

const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const DAY_MS = 24 * 60 * 60 * 1000

/** A moment of the last hours as a time of day ('2:02 PM'), an older one with its day. */
export const clockText = (time: number, now: number): string =>
  now - time < DAY_MS / 2 ? CLOCK.format(time) : momentText(time)
