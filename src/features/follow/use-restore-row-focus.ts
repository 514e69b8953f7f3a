import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives a row its focus back when the golfer stands in it again: what was done to them was undone, or has failed, and the
 * button that had the focus went with the sentence.
 */
export function useComeBack(row: RefObject<HTMLLIElement | null>, away: boolean): void {
  const before = useRef(away)
  useLayoutEffect(() => {
    const back = before.current && !away
    before.current = away
    if (!back || document.activeElement !== document.body) return
    row.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [row, away])
}
