import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { realTimers } from '~/lib/timers'
import { focusHolder } from '~/ui/focus/focus'

/** Where the focus goes when a row is removed: to the next row, the last one, or the title. */
function nextFocusTarget(row: HTMLElement): HTMLElement | null {
  for (const other of [row.nextElementSibling, row.previousElementSibling]) {
    const control = other?.querySelector<HTMLElement>('button')
    if (control) return control
  }
  return document.querySelector<HTMLElement>('#main h1')
}

/**
 * Removes a row after `afterMs` milliseconds, if set, or at once by the returned function; a focus in it moves to the
 * next row.
 */
export function useRowRemoval(
  afterMs: number | undefined,
  remove: () => void,
): [row: RefObject<HTMLLIElement | null>, removeNow: () => void] {
  const row = useRef<HTMLLIElement>(null)
  const removeNow = () => {
    const { current } = row
    const next = current?.contains(focusHolder()) ? nextFocusTarget(current) : null
    remove()
    next?.focus({ preventScroll: true })
  }
  const removeLater = useEffectEvent(removeNow)
  useEffect(() => {
    if (afterMs === undefined) return undefined
    return realTimers.after(afterMs, () => removeLater())
  }, [afterMs])
  return [row, removeNow]
}
