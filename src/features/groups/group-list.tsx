import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link } from '~/ui/actions/link'
import type { Group } from '~/api/types'
import type { GroupView } from '~/domain/people/list-view'
import { groupMessages } from '~/domain/messages/groups'
import { StaleLine } from '~/offline/cached-list'
import { afterPaint } from '~/lib/after-paint'
import { paths } from '~/routing/paths'
import { Skeleton } from '~/ui/feedback/skeleton'
import { buttonClass } from '~/ui/actions/button'
import { Card, Cards } from '~/ui/layout/card'
import { EmptyState } from '~/ui/feedback/empty-state'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { Tabs } from '~/ui/layout/tabs'
import { Art, artStyles as styles } from '~/ui/art/art'
import { GroupCard } from './group-card'
import { groups, MY_GROUPS } from './queries'

const TABS = [
  ['mygroups', 'My Groups'],
  ['available', 'Available Groups'],
] as const

/** The lists of the Groups page. */
export const GroupTabs = ({ view }: { view: GroupView }) => (
  <Tabs label="Groups views">
    {TABS.map(([name, label]) => (
      <Link key={name} to={paths.groups(name)} aria-current={name === view ? 'page' : undefined}>
        {label}
      </Link>
    ))}
  </Tabs>
)

type Props = {
  view: GroupView
  /** Called when the list, or the reason why there is none, is on the screen. */
  onShown?: () => void
}

/** The golfer's groups, or those available to join. */
export function GroupList({ view, onShown }: Props) {
  const { data, error, isFetching, isPending, refetch } = useQuery(groups.list(view))
  const notifyShown = useEffectEvent(() => onShown?.())
  useEffect(() => (isPending ? undefined : afterPaint(notifyShown)), [isPending])
  const hasFailed = error !== null && !data?.length
  return (
    <>
      {view === 'mygroups' && (
        <StaleLine
          name={MY_GROUPS}
          title="My Groups"
          isShown={data !== undefined && !hasFailed}
          onReconnected={refetch}
        />
      )}
      {hasFailed ? (
        <LoadFailure message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Groups view={view} all={data} />
      )}
    </>
  )
}

function Groups({ view, all }: { view: GroupView; all: readonly Group[] | undefined }) {
  if (!all) return <GroupSkeletons />
  if (all.length === 0) return view === 'mygroups' ? <NoGroups /> : <NoneAvailable />
  return (
    <Cards>
      {all.map((group) => (
        <GroupCard key={group.groupId} group={group} view={view} />
      ))}
    </Cards>
  )
}

const GroupSkeletons = () => (
  <Cards role="group" aria-busy="true" aria-label="Loading groups">
    {['58%', '44%'].map((width) => (
      <Card key={width} inside="pad" className="stack">
        <Skeleton width={width} height="18px" />
        <Skeleton width="80%" height="13px" />
        <Skeleton width="36%" height="13px" />
      </Card>
    ))}
  </Cards>
)

const NoGroups = () => (
  <EmptyState art={<EmptyCrest />} title={groupMessages.noGroups}>
    <p>See who’s playing together near you.</p>
    <Link className={buttonClass('primary')} to={paths.groups('available')}>
      Available Groups
    </Link>
  </EmptyState>
)

const NoneAvailable = () => (
  <EmptyState art={<EmptyCrest />} title={groupMessages.noneAvailable}>
    <p>New groups will show up here.</p>
  </EmptyState>
)

/** A crest with an outline around it: no groups. */
const EmptyCrest = () => (
  <Art>
    <path
      className={styles.line}
      strokeDasharray="4 5"
      d="M88 12c14 9 29 13 44 13 0 42-9 70-44 87-35-17-44-45-44-87 15 0 30-4 44-13z"
    />
    <path
      className={styles.wash}
      d="M88 24c11 7 22 10 33 10 0 33-7 52-33 66-26-14-33-33-33-66 11 0 22-3 33-10z"
    />
    <path className={styles.line} d="M82 84V38" />
    <path className={styles.flag} d="M82.9 38l22 7-22 7z" />
    <path className={styles.line} d="M66 84c12-5 32-5 44 0" />
  </Art>
)
