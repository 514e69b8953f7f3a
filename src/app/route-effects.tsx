import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusTitle } from './focus-title'

/** What a change of route does besides showing the page: the window's title and the focus. */
export function RouteEffects({ title }: { title: string | undefined }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    document.title = title ? `${title} · Linx Golf` : 'Linx Golf'
  }, [title])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusTitle()
  }, [pathname])

  return null
}
