import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { handicapText } from '~/domain/handicap'
import { MetaLine, Person, PersonName } from '~/features/people/person'
import { paths } from '~/routing/paths'
import { RailModule } from '~/ui/rail-module'
import { RailSkeleton } from '~/ui/rail-slot'
import { FollowButton } from './follow-button'
import { follow } from './queries'
import styles from './rail-suggestions.module.css'

const SHOWN = 3

/**
 * The rail's golfers one may know, each with a way to follow. Nothing without any, and nothing when they cannot be had: nobody
 * asked for them. Who is followed here stays in sight, so that a slip can be taken back.
 */
export function RailSuggestions({ ownId }: { ownId: number }) {
  const { data, isPending } = useInfiniteQuery({ ...follow.suggestions(), retry: false })
  const [shown, setShown] = useState<number[]>()
  const golfers = data?.pages.flatMap(({ items }) => items) ?? []
  const first = golfers.filter(({ userId }) => userId !== ownId).slice(0, SHOWN)
  if (!shown && data) setShown(first.map(({ userId }) => userId))
  const rows = golfers.filter(({ userId }) => shown?.includes(userId))
  if (isPending) return <RailSkeleton />
  if (rows.length === 0) return null
  return (
    <RailModule
      title="Golfers you may know"
      more={<Link to={paths.following('suggestions')}>See all</Link>}
    >
      <ul className={styles.golfers} role="list">
        {rows.map(
          ({ userId, fullName, pictureUrl, location, handicap, isFollowedByCurrentUser }) => (
            <li key={userId} className={styles.golfer}>
              <Person className={styles.person} name={fullName} picture={pictureUrl} size="s">
                <PersonName userId={userId} name={fullName} small />
                <MetaLine>
                  {[location && <bdi key="place">{location}</bdi>, handicapText(handicap)]}
                </MetaLine>
              </Person>
              <FollowButton
                userId={userId}
                name={fullName}
                followed={isFollowedByCurrentUser ?? undefined}
                ownId={ownId}
              />
            </li>
          ),
        )}
      </ul>
    </RailModule>
  )
}
