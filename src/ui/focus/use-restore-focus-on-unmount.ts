import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusHolder, restoreFocusAfter } from './focus'

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
