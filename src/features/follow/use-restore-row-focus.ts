import { useLayoutEffect, useRef, type RefObject } from 'react'
import { restoreFocusInRow } from '~/ui/focus/row-focus'

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
    if (back) restoreFocusInRow(row.current)
  }, [row, isReplaced])
}
