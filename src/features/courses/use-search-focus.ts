import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { restoreFocus } from '~/ui/focus-tracking'

/**
 * Whoever presses Search is about to type: the field of the search has the focus then. Not for one who comes back to it, or from
 * another page, and finds courses there; nor is the focus ever left with nobody when the view changes.
 */
export function useSearchFocus(searching: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const lastValue = useRef(searching)
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (lastValue.current === searching) return
    lastValue.current = searching
    if (searching && !isBack) field.current?.focus({ preventScroll: true })
    else restoreFocus()
  }, [searching, isBack])
  return field
}
