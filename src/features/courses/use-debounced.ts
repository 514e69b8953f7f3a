import { useEffect, useState } from 'react'
import { realTimers } from '~/lib/timers'

/** The value, once it has not changed for `ms` milliseconds of elapsed time (R13). */
export function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => realTimers.after(ms, () => setDebounced(value)), [value, ms])
  return debounced
}
