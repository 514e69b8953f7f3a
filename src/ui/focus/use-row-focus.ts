import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusHolder, focusTitle, isFocusLost, moveFocus } from './focus'

/** The first button of a row; its link if it has no button that can be pressed. */
const buttonOf = (row: Element | null) =>
  row?.querySelector<HTMLElement>('button:enabled, li:not(:has(button:enabled)) a')

/** Removes a row of a list. If it has the focus, the focus moves to the next row, the previous one or the page's title. */
export function removeRowKeepingFocus(row: Element | null, remove: () => void): void {
  if (!row?.contains(focusHolder())) return remove()
  const next = buttonOf(row.nextElementSibling) ?? buttonOf(row.previousElementSibling)
  remove()
  if (next) moveFocus(next)
  else focusTitle(document.getElementById('main'))
}

/**
 * Restores the focus to a row's button when the row returns after it was replaced by a sentence, since the focused
 * button was removed with the sentence.
 */
export function useRestoreRowFocus(
  row: RefObject<HTMLLIElement | null>,
  isReplaced: boolean,
): void {
  const wasReplaced = useRef(isReplaced)
  useLayoutEffect(() => {
    const back = wasReplaced.current && !isReplaced
    wasReplaced.current = isReplaced
    if (back && isFocusLost()) moveFocus(buttonOf(row.current))
  }, [row, isReplaced])
}
