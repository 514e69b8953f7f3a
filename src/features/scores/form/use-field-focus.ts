import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusField, restoreFocus } from '~/ui/focus/focus'

/** Moves the focus to what keeps Post from sending, and scrolls to what the next frame says about it. */
export function focusFault(form: HTMLFormElement | null, name: string): void {
  focusField(form, name)
  requestAnimationFrame(() => {
    const said = document.activeElement?.closest('[aria-describedby]')
    const id = said?.getAttribute('aria-describedby')
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  })
}

/**
 * Restores the focus after a post. The fields are disabled while the score is being sent, so the focused one loses the focus.
 * When the outcome is unknown (`isLost`), Post is disabled and the focus moves to the actions of the notice.
 */
export function useFieldFocus(
  form: RefObject<HTMLFormElement | null>,
  isSending: boolean,
  isLost: boolean,
): void {
  useLayoutEffect(() => (isSending ? () => queueMicrotask(restoreFocus) : undefined), [isSending])
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending && isLost) focusField(form.current, 'check')
    wasSending.current = isSending
  }, [form, isSending, isLost])
}
