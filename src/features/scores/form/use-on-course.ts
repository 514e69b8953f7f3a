import { useEffect, useLayoutEffect } from 'react'
import { browserVisibility } from '~/platform/visibility'
import { hub } from '~/realtime/hub'
import './on-course.css'
import { disconnectWhileHidden } from './disconnect-while-hidden'

/**
 * On the course: highest contrast, larger targets, nothing that moves, and no connection while the page
 * is hidden. The look is on the root, since the bars around the form are part of it.
 */
export function useOnCourse(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return undefined
    const { dataset } = document.documentElement
    dataset['onCourse'] = ''
    return () => {
      delete dataset['onCourse']
    }
  }, [on])
  useEffect(() => (on ? disconnectWhileHidden(hub, browserVisibility) : undefined), [on])
}
