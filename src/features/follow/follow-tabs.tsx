import { Link } from 'react-router-dom'
import type { FollowView } from '~/domain/people/list-view'
import { paths } from '~/routing/paths'
import { Badge } from '~/ui/feedback/badge'
import { Tabs } from '~/ui/layout/tabs'
import styles from './follow-tabs.module.css'
import { useRequestCount } from './request-count'

const TABS = [
  ['following', 'Following'],
  ['followers', 'Followers'],
  ['suggestions', 'Suggestions'],
] as const

/** The lists of the Following page. Requests has no tab: its link is in the page's header. */
export const FollowTabs = ({ view }: { view: FollowView }) => (
  <Tabs label="Following views">
    {TABS.map(([name, label]) => (
      <Link key={name} to={paths.following(name)} aria-current={name === view ? 'page' : undefined}>
        {label}
      </Link>
    ))}
  </Tabs>
)

/** The link to the requests, shown when there are some and on their own list. */
export function RequestsLink({ view }: { view: FollowView }) {
  const count = useRequestCount()
  const here = view === 'requests'
  if (count === 0 && !here) return null
  return (
    <Link
      className={styles.requests}
      to={paths.following('requests')}
      aria-current={here ? 'page' : undefined}
    >
      Requests <Badge count={count} label="waiting" />
    </Link>
  )
}
