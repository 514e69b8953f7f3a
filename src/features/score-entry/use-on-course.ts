import { useLayoutEffect } from 'react'
import './on-course.css'

/**
 * The look for the course (product feature 6): highest contrast, larger targets, nothing that moves. On the root, since the
 * bars around the form are part of it.
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
}
