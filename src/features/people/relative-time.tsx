import { useSyncExternalStore } from 'react'
import { relativeTime } from '~/domain/relative-time'
import { serverTime } from '~/domain/server-time'
import { now } from '~/lib/clock'

const MINUTE = 60_000
const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

/** One clock for all times on the page; it stands still while none is shown. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, MINUTE)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

const EXACT = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' })

/** How long ago, kept up to date; the exact local time as its title. Nothing for a time that cannot be used (R25). */
export function RelativeTime({ time }: { time: unknown }) {
  const at = serverTime(time)
  const words = useSyncExternalStore(subscribe, () =>
    at === undefined ? undefined : relativeTime(at, now()),
  )
  if (at === undefined) return null
  return (
    <time dateTime={new Date(at).toISOString()} title={EXACT.format(at)}>
      {words}
    </time>
  )
}
