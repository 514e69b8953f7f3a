import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives a row its focus back when the golfer stands in it again: what was done to them was undone, or has failed, and the
 * button that had the focus went with the sentence.
 */
export function useRestoreRowFocus(
  row: RefObject<HTMLLIElement | null>,
  isReplaced: boolean,
): void {
  const wasReplaced = useRef(isReplaced)
  useLayoutEffect(() => {
    const back = wasReplaced.current && !isReplaced
    wasReplaced.current = isReplaced
    if (!back || document.activeElement !== document.body) return
    row.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [row, isReplaced])
}
