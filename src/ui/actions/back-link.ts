import { useLayoutEffect, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PRODUCT_NAME } from '~/lib/product-name'
import styles from './back-link.module.css'
import { isForBrowser } from './link'

/**
 * The style of the link above a page's title that leads to its parent page: `<Link className={backLinkClass}><Icon
 * name="back" small />Courses</Link>`.
 */
export const backLinkClass = styles.link

/** Goes back to the page before this one; undefined when the app was opened on this page. */
export function useBack(): (() => void) | undefined {
  const navigate = useNavigate()
  const { key } = useLocation()
  if (!(globalThis.navigation?.canGoBack ?? key !== 'default')) return undefined
  return () => void navigate(-1)
}

/**
 * For the `onClick` of a link to the parent page: it goes back where the golfer came from, at the same scroll position.
 */
export const backOnPress =
  (back: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!back || isForBrowser(event)) return
    event.preventDefault()
    back()
  }

/** Puts what the page shows into the window's title once it is known; until then, `undefined` keeps the route's title. */
export function useWindowTitle(name: string | undefined): void {
  useLayoutEffect(() => {
    if (name === undefined) return undefined
    const before = document.title
    document.title = `${name} · ${PRODUCT_NAME}`
    return () => {
      document.title = before
    }
  }, [name])
}
