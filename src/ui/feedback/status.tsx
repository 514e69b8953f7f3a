import { useEffect, useState, type ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { realTimers } from '~/lib/timers'
import styles from './status.module.css'

/** How long a live region must exist before text put into it is announced, in milliseconds. */
const LIVE_REGION_DELAY_MS = 100

/**
 * A live region, empty and without space until there is a message: text that appears together with its region is often not
 * announced.
 */
export const Status = ({ className, ...div }: ComponentProps<'div'>) => (
  <div role="status" className={classNames(styles.status, className)} {...div} />
)

/** Whether a live region that appeared with this component can announce a text that is put into it. */
export function useRegionReady(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => realTimers.after(LIVE_REGION_DELAY_MS, () => setIsReady(true)), [])
  return isReady
}
