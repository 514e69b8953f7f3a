import { useEffect, useReducer } from 'react'
import { systemTimers } from '../hub/timers'

/** The console refreshes on a timer, because clock, journal and mailbox change without it. */
const REFRESH_INTERVAL_MS = 1000

/** Renders again every second, and when the returned function is called. */
export function useRefresh(): () => void {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  useEffect(() => systemTimers.every(REFRESH_INTERVAL_MS, refresh), [])
  return refresh
}
