import { useEffect } from 'react'

/**
 * Moves the focus to the title, which is the course's name, when a navigation left it on the page as a whole and no field of
 * the form took it.
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
