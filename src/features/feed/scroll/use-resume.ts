import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { keepsScroll } from '~/routing/router-state'

/**
 * Whether the view restores its scroll position: after Back, and by the links between the views. `top`: it was reached
 * by any other link.
 */
export type Resume = 'back' | 'link' | 'top'

export function useResume(): Resume {
  const navigationType = useNavigationType()
  const { state } = useLocation()
  const [resume] = useState((): Resume => {
    if (navigationType === NavigationType.Pop) return 'back'
    return keepsScroll(state) ? 'link' : 'top'
  })
  return resume
}
