import { useState, useSyncExternalStore } from 'react'
import { relativeTime } from '~/domain/dates/time-text'
import { serverTime } from '~/domain/dates/server-time'
import { now } from '~/lib/clock'
import styles from './relative-time.module.css'

const MINUTE = 60_000
const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

/** One timer for all times on the page; it runs only while one is shown. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(() => {
    for (const notify of listeners) notify()
  }, MINUTE)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

const EXACT = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' })

/**
 * A relative time, kept up to date; a tap shows the exact local time. Renders nothing for an invalid time (R25). The
 * touch target is larger than the line.
 */
export function RelativeTime({ time }: { time: unknown }) {
  const [isExact, setExact] = useState(false)
  const at = serverTime(time)
  const words = useSyncExternalStore(subscribe, () =>
    at === undefined ? undefined : relativeTime(at, now()),
  )
  if (at === undefined) return null
  const exact = EXACT.format(at)
  return (
    <button
      type="button"
      className={styles.time}
      title={exact}
      aria-pressed={isExact}
      onClick={() => setExact(!isExact)}
    >
      <time dateTime={new Date(at).toISOString()}>{isExact ? exact : words}</time>
    </button>
  )
}
