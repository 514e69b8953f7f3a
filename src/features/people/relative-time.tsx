import { useState, useSyncExternalStore } from 'react'
import { relativeTime } from '~/domain/dates/time-text'
import { classNames } from '~/lib/class-names'
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
 * A relative time, kept up to date; a tap shows the exact local time. The touch target is larger than the line.
 */
export function RelativeTime({ at, className }: { at: number; className: string | undefined }) {
  const [isExact, setExact] = useState(false)
  const words = useSyncExternalStore(subscribe, () => relativeTime(at, now()))
  const exact = EXACT.format(at)
  return (
    <button
      type="button"
      className={classNames(styles.time, className)}
      title={exact}
      aria-pressed={isExact}
      onClick={() => setExact(!isExact)}
    >
      {isExact ? exact : words}
    </button>
  )
}
