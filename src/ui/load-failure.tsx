import { useEffect, useState } from 'react'
import { realTimers } from '~/lib/timers'
import { Button } from './button'
import styles from './load-failure.module.css'
import { Notice } from './notice'

/** Tries are at least this far apart (R16). */
const REST_MS = 1000

type Props = {
  message: string
  onRetry: () => void
  /** A try is running. */
  busy: boolean
}

/** Something that could not be loaded: why, and another try when the user wants one. */
export function LoadFailure({ message, onRetry, busy }: Props) {
  const [resting, setResting] = useState(false)
  useEffect(
    () => (resting ? realTimers.after(REST_MS, () => setResting(false)) : undefined),
    [resting],
  )
  return (
    <div className={styles.failure}>
      <Notice kind="error">{message}</Notice>
      <Button
        variant="line"
        busy={busy || resting}
        onClick={() => {
          setResting(true)
          onRetry()
        }}
      >
        Retry
      </Button>
    </div>
  )
}
