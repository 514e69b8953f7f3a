import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { parseLinxView, viewedUser } from '~/domain/feed/linx-view'
import { handicapText } from '~/domain/scores/handicap'
import { MetaLine, Person, PersonName } from '~/features/people/person'
import { paths } from '~/routing/paths'
import { RailModule } from '~/ui/layout/rail-module'
import { RailSkeleton } from '~/ui/layout/slots'
import { useOpenedFromHere } from './entry-row'
import { FollowButton } from './follow-button'
import { follow, suggestedGolfers } from './queries'
import styles from './rail-suggestions.module.css'

const MAX_ROWS = 3

/**
 * Suggested golfers in the rail, each with a Follow button; nothing without suggestions or when they cannot be loaded. A
 * followed golfer stays in the list, so that a slip can be undone; the one whose page is open is left out.
 */
export function RailSuggestions({ ownId }: { ownId: number }) {
  const { data, isPending } = useInfiniteQuery({ ...follow.suggestions(), retry: false })
  const [shown, setShown] = useState<number[]>()
  const openedFromHere = useOpenedFromHere()
  const golfers = suggestedGolfers(data?.pages ?? [])
  const [query] = useSearchParams()
  const viewed = viewedUser(parseLinxView(query.get('view')))
  const others = golfers.filter(({ userId }) => userId !== ownId && userId !== viewed)
  if (!shown && data) setShown(others.slice(0, MAX_ROWS).map(({ userId }) => userId))
  const rows = others.filter(({ userId }) => shown?.includes(userId))
  if (isPending) return <RailSkeleton />
  if (rows.length === 0) return null
  return (
    <RailModule
      title="Golfers you may know"
      more={<Link to={paths.following('suggestions')}>See all</Link>}
    >
      <ul className={styles.golfers} role="list">
        {rows.map((golfer) => (
          <li key={golfer.userId} className={styles.golfer}>
            <Person
              className={styles.person}
              name={golfer.fullName}
              picture={golfer.pictureUrl}
              size="s"
            >
              <PersonName
                userId={golfer.userId}
                name={golfer.fullName}
                state={openedFromHere(golfer)}
                small
              />
              <MetaLine>
                {[
                  golfer.location && <bdi key="location">{golfer.location}</bdi>,
                  handicapText(golfer.handicap),
                ]}
              </MetaLine>
            </Person>
            <FollowButton
              userId={golfer.userId}
              name={golfer.fullName}
              followed={golfer.isFollowedByCurrentUser ?? undefined}
              ownId={ownId}
            />
          </li>
        ))}
      </ul>
    </RailModule>
  )
}
