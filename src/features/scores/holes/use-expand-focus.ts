import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus in the pad when it expands or collapses, which removes the pressed key: the toggle (`data-turn`) gets the
 * focus if the pad had it. Call the returned function before the change.
 */
export function useExpandFocus(
  pad: RefObject<HTMLElement | null>,
  isExpanded: boolean,
): () => void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!hadFocus.current) return
    hadFocus.current = false
    const toggle = pad.current?.querySelector('[data-turn]')
    if (toggle instanceof HTMLElement) toggle.focus({ preventScroll: true })
  }, [isExpanded, pad])
  return () => {
    hadFocus.current = pad.current?.contains(document.activeElement) ?? false
  }
}
