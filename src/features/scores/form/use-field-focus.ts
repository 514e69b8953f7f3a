import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusField, restoreFocus } from '~/ui/focus/focus'

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
