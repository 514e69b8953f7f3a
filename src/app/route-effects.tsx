import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '~/lib/after-paint'
import { firstScreen } from '~/lib/first-screen'
import { PRODUCT_NAME } from '~/lib/product-name'
import { paths } from '~/routing/paths'
import { focusPageTitle } from '~/ui/focus/focus'

/** Sets the window's title and the focus when the route changes. */
export function RouteEffects({ title }: { title: string | undefined }) {
  const { pathname } = useLocation()
  const previous = useRef(pathname)

  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME
  }, [title])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    focusPageTitle()
  }, [pathname])

  // The feed reports by itself when its first entry has rendered.
  useEffect(
    () => (pathname === paths.linx() ? undefined : afterPaint(firstScreen.markShown)),
    [pathname],
  )

  return null
}
