import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { realTimers } from '~/lib/timers'
import { focusHolder } from '~/ui/focus-tracking'

/** The control a keyboard user goes on from when the row with theirs is gone: the next row's, the last one's, or the title. */
function nextFocusTarget(row: HTMLElement): HTMLElement | null {
  for (const other of [row.nextElementSibling, row.previousElementSibling]) {
    const control = other?.querySelector<HTMLElement>('button')
    if (control) return control
  }
  return document.querySelector<HTMLElement>('#main h1')
}

/**
 * Lets a row go `afterMs` milliseconds after there is nothing more to say, or at once by the returned function; a focus in
 * it goes on to the next row.
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
