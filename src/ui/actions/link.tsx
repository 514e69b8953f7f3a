import { useContext, type ComponentProps, type MouseEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address within the app, beginning with /. */
  to: string
  /** Stored in the history entry (`routerState`). */
  state?: unknown
  /** The page keeps its scroll position. */
  preventScrollReset?: boolean
  /** The link replaces the current history entry. */
  replace?: boolean
}

/** Whether a press is left to the browser, which opens a new tab or window, for example. */
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * A link to a page of the app. The router's own link renders again with each navigation, and an entry of Linx has several
 * links. A link to the window's current address adds no history entry.
 */
export function Link(props: Props) {
  const { to, state, preventScrollReset, replace, onClick, target, children, ...rest } = props
  const { navigator } = useContext(NavigationContext)
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event) || (target && target !== '_self')) return
    event.preventDefault()
    const isHere = event.currentTarget.href === location.href
    const options = preventScrollReset ? { preventScrollReset } : undefined
    navigator[replace || isHere ? 'replace' : 'push'](to, state, options)
  }
  return (
    <a {...rest} target={target} href={to} onClick={follow}>
      {children}
    </a>
  )
}
