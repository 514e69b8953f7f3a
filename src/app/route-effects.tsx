import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { recordSection } from '~/reporting/form-use'
import { sectionOf, type PageInfo } from '~/routing/page-info'
import { focusTitle } from './focus-title'

/** What a change of route does besides showing the page: the window's title, the focus, and the record of sections used. */
export function RouteEffects({ page }: { page: PageInfo | undefined }) {
  const title = page?.title
  const section = sectionOf(page)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    document.title = title ? `${title} · Linx Golf` : 'Linx Golf'
  }, [title])

  useEffect(() => recordSection(section), [section])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusTitle()
  }, [pathname])

  return null
}
