import { useEffect, useRef } from 'react'
import { Link } from '~/ui/actions/link'
import { MY_BETS, type LinxView } from '~/domain/feed/linx-view'
import { firstScreen } from '~/lib/first-screen'
import { paths } from '~/routing/paths'
import { routerState } from '~/routing/router-state'
import { Tabs } from '~/ui/layout/tabs'
import styles from './linx-tabs.module.css'

const VIEWS = ['Following', 'My Linx', MY_BETS] as const

/**
 * Swipes and arrow keys between the views; the code is loaded after the first screen, and without it the links still
 * work.
 */
function useViewNavigation() {
  const links = useRef<HTMLElement>(null)
  useEffect(() => {
    let stop = () => {}
    let left = false
    const start = async () => {
      await firstScreen.whenShown()
      const { attachViewNavigation } = await import('./view-navigation')
      if (!left && links.current) stop = attachViewNavigation(links.current)
    }
    start().catch(() => {})
    return () => {
      left = true
      stop()
    }
  }, [])
  return links
}

/** The views of the golfer's feed. Each restores its scroll position; pressing the current one scrolls to its top. */
export function LinxTabs({ view }: { view: LinxView | typeof MY_BETS }) {
  return (
    <Tabs label="Linx views" className={styles.tabs} ref={useViewNavigation()}>
      {VIEWS.map((name) => (
        <Link
          key={name}
          to={paths.linx(name)}
          aria-current={name === view ? 'page' : undefined}
          {...(name !== view && {
            state: routerState({ keepScroll: true }),
            preventScrollReset: true,
          })}
        >
          {name}
        </Link>
      ))}
    </Tabs>
  )
}
