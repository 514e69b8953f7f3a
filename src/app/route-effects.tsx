import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves the focus to the new page's title, so that it is read and Tab goes on from there; a page that has placed it keeps it. */
function focusTitle(): void {
  // A redirect at the start is no change of page to anybody.
  if (!navigator.userActivation?.hasBeenActive) return
  const main = document.getElementById('main')
  if (!main || main.contains(document.activeElement)) return
  const title = main.querySelector('h1') ?? main
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1
  title.focus({ preventScroll: true })
}

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
