import { useRef } from 'react'
import { Link } from '~/ui/actions/link'
import { MY_BETS, type LinxView } from '~/domain/feed/linx-view'
import { paths } from '~/routing/paths'
import { routerState } from '~/routing/router-state'
import { Tabs } from '~/ui/layout/tabs'
import { useFeedInput } from '../scroll/use-feed-scroll'
import styles from './linx-tabs.module.css'

const VIEWS = ['Following', 'My Linx', MY_BETS] as const

/** The views of the golfer's feed. Each restores its scroll position; pressing the current one scrolls to its top. */
export function LinxTabs({ view }: { view: LinxView | typeof MY_BETS }) {
  const links = useRef<HTMLElement>(null)
  useFeedInput(links)
  return (
    <Tabs label="Linx views" className={styles.tabs} ref={links}>
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
