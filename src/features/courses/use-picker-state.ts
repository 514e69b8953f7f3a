import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { readPickerState, type PickerState } from '~/domain/scores/details-state'

/** What a friend's item has handed over ('I played too'); undefined when the golfer came by themselves. */
export function usePickerState(): PickerState | undefined {
  const { state } = useLocation()
  return useMemo(() => readPickerState(state), [state])
}
