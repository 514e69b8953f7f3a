import { useEffect, useRef, type RefObject } from 'react'

/**
 * Room for the pad that stands over the page: its height, in px, is `--pad-size` of the element around it, so that what has
 * the focus there comes to stand above it (WCAG 2.4.11). When the pad comes or grows over the hole that is entered, the page
 * moves until that is seen.
 */
export function usePadRoom(): RefObject<HTMLElement | null> {
  const pad = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = pad.current
    const around = element?.parentElement
    if (!element || !around) return undefined
    const sized = new ResizeObserver(() => {
      around.style.setProperty('--pad-size', `${element.offsetHeight}px`)
      const cell = around.querySelector('[aria-current]')
      if (cell && cell.getBoundingClientRect().bottom > element.getBoundingClientRect().top)
        cell.scrollIntoView({ block: 'nearest' })
    })
    sized.observe(element)
    return () => sized.disconnect()
  }, [])
  return pad
}
