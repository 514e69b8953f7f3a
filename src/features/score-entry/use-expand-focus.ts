import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Many keys take the place of few, and few of many: the pressed one goes. When the focus was among them, the key that turns
 * them back has it then (`data-turn`), so that digits and arrows go on. Call what is returned before they change.
 */
export function useTurnFocus(pad: RefObject<HTMLElement | null>, all: boolean): () => void {
  const held = useRef(false)
  useLayoutEffect(() => {
    if (!held.current) return
    held.current = false
    const turn = pad.current?.querySelector('[data-turn]')
    if (turn instanceof HTMLElement) turn.focus({ preventScroll: true })
  }, [all, pad])
  return () => {
    held.current = pad.current?.contains(document.activeElement) ?? false
  }
}
