import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { moveFocus, restoreFocus } from '~/ui/focus/focus'

/**
 * Focuses the search field when the golfer presses Search, but not on Back or when coming from another page. In all other
 * changes of the view, the focus is restored.
 */
export function useSearchFocus(searching: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const lastValue = useRef(searching)
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (lastValue.current === searching) return
    lastValue.current = searching
    if (searching && !isBack) moveFocus(field.current)
    else restoreFocus()
  }, [searching, isBack])
  return field
}
