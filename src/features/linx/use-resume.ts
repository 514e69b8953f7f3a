import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { keepsPlace } from '~/routing/router-state'

/** Whether the view goes on where it was left: on the way back, and by the links between the views. */
export function useResume(): boolean {
  const came = useNavigationType()
  const { state } = useLocation()
  const [resume] = useState(
    () => came === NavigationType.Pop || (came === NavigationType.Push && keepsPlace(state)),
  )
  return resume
}
