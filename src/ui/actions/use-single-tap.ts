import { useRef, type MouseEventHandler } from 'react'

/** The maximum time between the two presses of a double tap, in milliseconds. */
const DOUBLE_TAP_MS = 500

/**
 * Wraps the click handlers of buttons that replace each other, so that the second press of a double tap does nothing,
 * whichever button it hits. Presses by key always count.
 */
export function useSingleTap(): (press: () => void) => MouseEventHandler {
  const last = useRef(-DOUBLE_TAP_MS)
  return (press) =>
    ({ detail, timeStamp }) => {
      const isKey = detail === 0
      const isSecond = detail > 1 || timeStamp - last.current < DOUBLE_TAP_MS
      last.current = isKey ? -DOUBLE_TAP_MS : timeStamp
      if (isKey || !isSecond) press()
    }
}
