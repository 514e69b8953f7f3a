import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { realTimers } from '~/lib/timers'
import { removeRowKeepingFocus } from '~/ui/focus/use-row-focus'

/**
 * Removes a row after `afterMs` milliseconds, if set, or at once by the returned function; a focus in it moves to the
 * next row.
 */
export function useRowRemoval(
  afterMs: number | undefined,
  remove: () => void,
): [row: RefObject<HTMLLIElement | null>, removeNow: () => void] {
  const row = useRef<HTMLLIElement>(null)
  const removeNow = () => removeRowKeepingFocus(row.current, remove)
  const removeLater = useEffectEvent(removeNow)
  useEffect(() => {
    if (afterMs === undefined) return undefined
    return realTimers.after(afterMs, () => removeLater())
  }, [afterMs])
  return [row, removeNow]
}
