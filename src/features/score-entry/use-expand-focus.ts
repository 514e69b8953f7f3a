import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Many keys take the place of few, and few of many: the pressed one goes. When the focus was among them, the key that turns
 * them back has it then (`data-turn`), so that digits and arrows go on. Call what is returned before they change.
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
