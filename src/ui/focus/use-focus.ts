import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusAndScroll, focusHolder, focusTitle, moveFocus, restoreFocusAfter } from './focus'

/** Focuses an element when it appears, or as soon as `isFocused` is true. */
export function useFocusWhen<T extends HTMLElement>(
  isFocused: boolean,
  { scroll = false } = {},
): RefObject<T | null> {
  const ref = useRef<T>(null)
  // Before the element is painted, since what depends on the focus would move.
  useLayoutEffect(() => {
    if (isFocused) (scroll ? focusAndScroll : moveFocus)(ref.current)
  }, [isFocused, scroll])
  return ref
}

/** Moves the focus to a title that appears after a navigation has left the focus on the page as a whole. */
export function useTitleFocus(): void {
  useEffect(() => {
    const main = document.getElementById('main')
    if (main === document.activeElement) focusTitle(main)
  }, [])
}

/** For a button that is removed after its last press (Show more): its focus moves to the control before it. */
export function useRestoreFocusOnUnmount<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const own = ref.current
    return () => {
      const holder = focusHolder()
      if (holder && own?.contains(holder)) restoreFocusAfter(holder)
    }
  }, [])
  return ref
}
