import { useEffect, useRef, type RefObject } from 'react'

/**
 * Room for the pad that stands over the page: its height, in px, is `--pad-size` of the element around it, so that what has
 * the focus there comes to stand above it (WCAG 2.4.11). When the pad comes or grows over the `hole` that is entered, or that
 * is one behind the pad, the page moves until it is seen.
 */
export function usePadSize(
  hole: number,
  cell: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> {
  const pad = useRef<HTMLElement>(null)
  useEffect(() => showHole(pad.current, cell.current), [hole, cell])
  useEffect(() => {
    const element = pad.current
    const around = element?.parentElement
    if (!element || !around) return undefined
    const observer = new ResizeObserver(() => {
      around.style.setProperty('--pad-size', `${element.offsetHeight}px`)
      showHole(element, cell.current)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [cell])
  return pad
}

function showHole(pad: HTMLElement | null, cell: HTMLElement | null): void {
  if (pad && cell && cell.getBoundingClientRect().bottom > pad.getBoundingClientRect().top)
    cell.scrollIntoView({ block: 'nearest' })
}
