import { Link, useLocation, useNavigation } from 'react-router-dom'
import { Badge } from '~/ui/feedback/badge'
import { Icon } from '~/ui/icons/icon'
import { isIn, type Section } from './sections'
import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { refreshHead, showArrivals } from '~/features/feed/query/queries'
import { paths } from '~/routing/paths'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Pressing the Linx link on the Linx page scrolls to the top and loads the newest linx. Elsewhere it is a plain link.
 */
function useLinxReselect(section: Section): (event: MouseEvent) => void {
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

export type SectionLinkProps = {
  section: Section
  icons?: boolean | undefined
  badgeClassName?: string | undefined
}

type Props = SectionLinkProps & {
  /** The link's target, if not the section's first page. */
  to?: string
  count?: number
  /** The label of the count. */
  counted?: string
}

/** A navigation link. A pressed link is current at once, while its page still loads. */
export function SectionLink({
  section,
  icons,
  badgeClassName,
  to,
  count = 0,
  counted = '',
}: Props) {
  const location = useLocation()
  const navigation = useNavigation()
  const onReselect = useLinxReselect(section)
  const { pathname } = navigation.location ?? location
  return (
    <Link
      to={to ?? section.to}
      data-counts={section.badge}
      aria-current={isIn(section, pathname) ? 'page' : undefined}
      onClick={onReselect}
    >
      {icons && <Icon name={section.icon} />}
      {section.label}
      <Badge count={count} label={counted} className={badgeClassName} />
    </Link>
  )
}
