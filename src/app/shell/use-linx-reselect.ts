import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { refreshHead, showArrivals } from '~/features/linx/queries'
import { paths } from '~/routing/paths'
import type { Section } from './sections'

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A press of the Linx link on Linx: back to the top, and there the newest linx. Anywhere else it is a link
 * like the others.
 */
export function useLinxReselect(section: Section): (event: MouseEvent) => void {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  return (event) => {
    if (section.badge !== 'linx' || pathname + search !== paths.linx()) return
    // With a key held it opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: still() ? 'instant' : 'smooth' })
    else void refreshHead(client, 'Following').then(() => showArrivals(client, 'Following'))
  }
}
