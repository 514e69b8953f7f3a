import { useEffect } from 'react'

/**
 * Whoever comes from another page finds the focus on the page as a whole, since the form was not there yet. Where no field of it
 * has taken the focus, the title gets it, which says the course.
 */
export function useFirstFocus(): void {
  useEffect(() => {
    const { activeElement } = document
    if (activeElement?.id !== 'main') return
    const title = activeElement.querySelector('h1')
    if (!title) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [])
}
