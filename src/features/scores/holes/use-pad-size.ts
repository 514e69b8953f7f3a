import { useEffect, useRef, type RefObject } from 'react'

/**
 * Room for the pad that stands over the page: its height, in px, is `--pad-size` of the element around it, so that what has
 * the focus there comes to stand above it (WCAG 2.4.11). When the pad comes or grows over the `hole` that is entered, or that
 * is one behind the pad, the page moves until it is seen.
 */
export function usePadSize(hole: number): RefObject<HTMLElement | null> {
  const pad = useRef<HTMLElement>(null)
  useEffect(() => showHole(pad.current), [hole])
  useEffect(() => {
    const element = pad.current
    const around = element?.parentElement
    if (!element || !around) return undefined
    const observer = new ResizeObserver(() => {
      around.style.setProperty('--pad-size', `${element.offsetHeight}px`)
      showHole(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return pad
}

function showHole(pad: HTMLElement | null): void {
  const cell = pad?.parentElement?.querySelector('[aria-current]')
  if (pad && cell && cell.getBoundingClientRect().bottom > pad.getBoundingClientRect().top)
    cell.scrollIntoView({ block: 'nearest' })
}
