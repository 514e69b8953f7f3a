import { useLayoutEffect, useRef, type RefObject } from 'react'
import { moveFocus } from '~/ui/focus/focus'

/**
 * Keeps the focus in the pad when it expands or collapses, which removes the pressed key: the `toggle` gets the focus if
 * the pad had it. Call `holdFocus` before the change.
 */
export function useExpandFocus(pad: RefObject<HTMLElement | null>, isExpanded: boolean) {
  const toggle = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (hadFocus.current) moveFocus(toggle.current)
    hadFocus.current = false
  }, [isExpanded])
  const holdFocus = () => {
    hadFocus.current = pad.current?.contains(document.activeElement) ?? false
  }
  return { toggle, holdFocus }
}
