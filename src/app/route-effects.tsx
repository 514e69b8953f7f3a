import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '~/lib/after-paint'
import { firstScreen } from '~/lib/first-screen'
import { PRODUCT_NAME } from '~/lib/product-name'
import { paths } from '~/routing/paths'
import { focusTitle } from './focus-title'

/** What a change of route does besides showing the page: the window's title and the focus. */
export function RouteEffects({ title }: { title: string | undefined }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME
  }, [title])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusTitle()
  }, [pathname])

  // The feed says itself when its first entry is there.
  useEffect(
    () => (pathname === paths.linx() ? undefined : afterPaint(firstScreen.markShown)),
    [pathname],
  )

  return null
}
