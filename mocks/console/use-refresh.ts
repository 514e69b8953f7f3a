import { useEffect, useReducer } from 'react'
import { systemTimers } from '../hub/timers'

/** The console looks at the world this often: clock, journal and mailbox change without it. */
const REFRESH_INTERVAL_MS = 1000

/** Renders anew every second, and when the returned function is called. */
export function useRefresh(): () => void {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  useEffect(() => systemTimers.every(REFRESH_INTERVAL_MS, refresh), [])
  return refresh
}
