import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { refreshHead, showArrivals } from '~/features/feed/query/queries'
import { paths } from '~/routing/paths'
import type { Section } from './sections'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Pressing the Linx link on the Linx page scrolls to the top and loads the newest linx. Elsewhere it is a plain link.
 */
export function useLinxReselect(section: Section): (event: MouseEvent) => void {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  return (event) => {
    if (section.badge !== 'linx' || pathname + search !== paths.linx()) return
    // With a modifier key the browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (window.scrollY > 0)
      window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    else void refreshHead(client, 'Following').then(() => showArrivals(client, 'Following'))
  }
}
