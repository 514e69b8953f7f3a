import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Restores the focus to a row's button when the row returns after an undo or a failure, since the focused button was
 * removed with the sentence.
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
