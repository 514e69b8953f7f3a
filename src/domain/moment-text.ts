const MOMENT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment (epoch milliseconds) in the golfer's own zone: 'Jun 12, 2026, 6:04 AM'. */
export const momentText = (time: number): string => MOMENT.format(time)
