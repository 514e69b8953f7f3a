import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { restoreFocus } from '~/ui/focus-tracking'

/**
 * A tap on Post leaves the focus in the field that was typed in last. It is disabled while the score is on its way, which takes
 * the focus from it: afterwards it comes back. A pressed Post sees to its own before. Where nobody knows what came of it
 * (`isLost`), Post is no longer to be pressed, and the focus goes to what can be done about that, however it was pressed.
 */
export function useFieldFocus(
  form: RefObject<HTMLElement | null>,
  isSending: boolean,
  isLost: boolean,
): void {
  useLayoutEffect(() => (isSending ? () => queueMicrotask(restoreFocus) : undefined), [isSending])
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending && isLost)
      form.current?.querySelector<HTMLElement>('[data-kind="error"] button')?.focus()
    wasSending.current = isSending
  }, [form, isSending, isLost])
}
