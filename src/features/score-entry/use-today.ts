import { useEffect, useState } from 'react'
import { today } from '~/lib/clock'
import { realTimers } from '~/lib/timers'
import { browserVisibility } from '~/platform/visibility'

const CHECK_INTERVAL_MS = 20_000

/** The golfer's own calendar day, also past midnight and after a flight (DAT-02, DAT-07): the form may stay open for hours. */
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
