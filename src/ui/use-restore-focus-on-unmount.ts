import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusHolder, restoreFocusAfter } from './focus-tracking'

/** For what goes when it has been pressed for the last time (Show more): its focus goes to the control before it. */
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
