import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react'
import { focusAndScroll, focusField, isFocusLost, restoreFocus } from '~/ui/focus/focus'

/** Keeps the focus in the field at a press: otherwise the bars of a phone return and move or cover what is pressed. */
export const keepFieldFocus = (event: MouseEvent): void => event.preventDefault()

/**
 * Moves the focus to the field that keeps Post from sending, and scrolls to its error, which is rendered in the next frame. If
 * one of several fields with this name has the focus, it keeps it.
 */
export function focusFault(form: HTMLFormElement | null, name: string): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.getAttribute('name') === name)
    focusAndScroll(focused)
  else focusField(form, name)
  requestAnimationFrame(() => {
    const described = document.activeElement?.closest('[aria-describedby]')
    const id = described?.getAttribute('aria-describedby')
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  })
}

/** What keeps the score on the screen from being sent; its notice has buttons, which are removed with it. */
type Blocked = {
  /** The outcome of a post is unknown, and Post is disabled. */
  isLost: boolean
  isWaiting: boolean
}

/**
 * Restores the focus after a post. The fields are disabled while the score is being sent, so the focused one loses the focus.
 * When the outcome is unknown, Post is disabled and the focus moves to the actions of the notice; from them it moves to
 * Post when the score may be sent again, and to the score when it no longer waits.
 */
export function useFieldFocus(
  form: RefObject<HTMLFormElement | null>,
  isSending: boolean,
  { isLost, isWaiting }: Blocked,
): void {
  useLayoutEffect(() => (isSending ? () => queueMicrotask(restoreFocus) : undefined), [isSending])
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending && isLost) focusField(form.current, 'check')
    wasSending.current = isSending
  }, [form, isSending, isLost])
  const was = useRef<Blocked>({ isLost, isWaiting })
  useLayoutEffect(() => {
    const names = [
      ...(was.current.isLost && !isLost ? ['post'] : []),
      ...(was.current.isWaiting && !isWaiting ? ['score', 'hole'] : []),
    ]
    was.current = { isLost, isWaiting }
    for (const name of names) if (isFocusLost()) focusField(form.current, name)
  }, [form, isLost, isWaiting])
}
