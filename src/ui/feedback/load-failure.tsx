import { useEffect, useState } from 'react'
import { realTimers } from '~/lib/timers'
import { Button } from '../actions/button'
import { moveFocus } from '../focus/focus'
import styles from './load-failure.module.css'
import { Notice } from './notice'

/** The minimum interval between attempts, in milliseconds (R16). */
const RETRY_INTERVAL_MS = 1000

/** Where the focus went when a skeleton replaced a pressed Retry, until the golfer presses anything else. */
let focusWhileLoading: Element | null | undefined
const forget = (): void => void (focusWhileLoading = undefined)

/** Focuses Retry after an attempt has failed again, unless the golfer has moved on since. */
function focusAgain(retry: HTMLButtonElement): () => void {
  if (document.activeElement === focusWhileLoading) moveFocus(retry)
  return () =>
    queueMicrotask(() => {
      if (!retry.ariaBusy) return forget()
      focusWhileLoading = document.activeElement
      for (const press of ['keydown', 'pointerdown'])
        addEventListener(press, forget, { once: true, capture: true })
    })
}

type Props = {
  message: string
  /** Undefined if another attempt would be pointless. */
  onRetry: (() => void) | undefined
  /** An attempt is running. */
  busy: boolean
}

/** An error while loading: the reason, and a Retry button if another attempt may help. */
export function LoadFailure({ message, onRetry, busy }: Props) {
  const [isResting, setResting] = useState(false)
  useEffect(
    () => (isResting ? realTimers.after(RETRY_INTERVAL_MS, () => setResting(false)) : undefined),
    [isResting],
  )
  return (
    <div className={styles.failure}>
      <Notice kind="error">{message}</Notice>
      {onRetry && (
        <Button
          ref={focusAgain}
          variant="line"
          busy={busy || isResting}
          onClick={() => {
            setResting(true)
            onRetry()
          }}
        >
          Retry
        </Button>
      )}
    </div>
  )
}
