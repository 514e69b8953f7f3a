import { useLayoutEffect } from 'react'
import { restoreFocus } from '~/ui/last-focus'

/**
 * A tap on Post leaves the focus in the field that was typed in last. It is disabled while the score is on its way, which takes
 * the focus from it: afterwards it comes back. A pressed Post sees to its own before.
 */
export function useFieldFocus(sending: boolean): void {
  useLayoutEffect(() => (sending ? () => queueMicrotask(restoreFocus) : undefined), [sending])
}
