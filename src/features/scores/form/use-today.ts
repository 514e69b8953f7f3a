import { useEffect, useState } from 'react'
import { today } from '~/lib/clock'
import { realTimers } from '~/lib/timers'
import { browserVisibility } from '~/platform/visibility'

const CHECK_INTERVAL_MS = 20_000

/** The golfer's calendar day. Updates past midnight and in a new time zone, since the form may stay open (DAT-02, DAT-07). */
export function useToday(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    let stop: () => void = () => undefined
    const check = () => {
      stop()
      setDay(today())
      stop = realTimers.after(CHECK_INTERVAL_MS, check)
    }
    check()
    const stopListening = browserVisibility.listen((visible) => visible && check())
    return () => {
      stop()
      stopListening()
    }
  }, [])
  return day
}
