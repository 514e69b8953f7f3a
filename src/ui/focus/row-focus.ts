import { focusHolder, focusTitle, isFocusLost, moveFocus } from './focus'

/** The first button of a row. */
const buttonOf = (row: Element | null) => row?.querySelector<HTMLElement>('button')

/** Moves the focus to a row's button if it is lost. */
export function restoreFocusInRow(row: Element | null): void {
  if (isFocusLost()) moveFocus(buttonOf(row))
}

/** Removes a row of a list; a focus in it moves to the next row, else to the previous one, else to the page's title. */
export function removeRowKeepingFocus(row: Element | null, remove: () => void): void {
  if (!row?.contains(focusHolder())) return remove()
  const next = buttonOf(row.nextElementSibling) ?? buttonOf(row.previousElementSibling)
  remove()
  if (next) moveFocus(next)
  else focusTitle(document.getElementById('main'))
}
