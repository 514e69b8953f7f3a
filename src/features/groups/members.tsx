import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import { isGone } from '~/api/errors'
import { allowedPictureUrl } from '~/api/host'
import type { GroupMember } from '~/api/types'
import { groupMessages } from '~/domain/messages/groups'
import { visibleText } from '~/domain/people/names'
import { locationText } from '~/domain/people/location-text'
import { serverTime } from '~/domain/dates/server-time'
import { dayAt, shortMonthName } from '~/domain/dates/time-text'
import { useDirectory } from '~/features/people/directory'
import { MetaLine, PersonName } from '~/features/people/person'
import { HandicapCell } from '~/features/people/person-row'
import { pluralize } from '~/lib/pluralize'
import { routerState } from '~/routing/router-state'
import { Avatar } from '~/ui/display/avatar'
import { Skeleton } from '~/ui/feedback/skeleton'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { Pill } from '~/ui/display/pill'
import { LimitedRows } from '~/ui/layout/rows'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './members.module.css'
import { groups } from './queries'

type Props = { id: string; groupId: number; name: string }

/** The members of a group; loaded when they are opened. */
export const Members = ({ id, groupId, name }: Props) => (
  <section id={id} className={styles.panel} aria-label={`Members of ${name}`}>
    <VisuallyHidden role="status">
      <Count groupId={groupId} />
    </VisuallyHidden>
    <List groupId={groupId} />
  </section>
)

/** Announces that the members are loading, and how many there are. */
function Count({ groupId }: { groupId: number }) {
  const { data, error } = useQuery(groups.members(groupId))
  if (data) return pluralize(data.length, 'member')
  return error ? null : 'Loading members'
}

function List({ groupId }: { groupId: number }) {
  const { data, error, isFetching, refetch } = useQuery(groups.members(groupId))
  if (error && !data?.length)
    return (
      <LoadFailure
        message={error.message}
        busy={isFetching}
        onRetry={isGone(error) ? undefined : () => void refetch()}
      />
    )
  if (!data) {
    return (
      <div className={styles.list} aria-busy="true">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.coming}>
            <Skeleton width="46%" height="14px" />
            <Skeleton width="52%" height="11px" />
          </div>
        ))}
      </div>
    )
  }
  if (data.length === 0) return <p className={styles.none}>{groupMessages.noMembers}</p>
  return <Rows members={data} />
}

function Rows({ members }: { members: readonly GroupMember[] }) {
  const idOf = useDirectory()
  return (
    <LimitedRows rows={members}>
      {(drawn) => (
        <ul className={styles.list} role="list">
          {drawn.map((member, at) => (
            <Member key={`${member.name} ${at}`} member={member} userId={idOf(member)} />
          ))}
        </ul>
      )}
    </LimitedRows>
  )
}

/** 'joined Jun 2026' */
function joinedText(time: number): string {
  const day = dayAt(time)
  return `joined ${shortMonthName(day)} ${day.year}`
}

/** The role of most members, which is therefore not emphasized. */
const USUAL_ROLE = 'Member'

const Member = memo(function Member({ member, userId }: { member: GroupMember; userId: number }) {
  const role = visibleText(member.role)
  const isUsual = role === USUAL_ROLE
  const joined = serverTime(member.dateTime)
  const openedFromHere = routerState({ from: useLocation().pathname })
  return (
    <li className={styles.member}>
      <Avatar name={member.name} src={allowedPictureUrl(member.picture)} size="s" />
      <div className={styles.text}>
        <PersonName userId={userId} name={member.name} state={openedFromHere} small />{' '}
        {role && !isUsual && <Pill>{role}</Pill>}
        <MetaLine>
          {[isUsual && role, locationText(member), joined !== undefined && joinedText(joined)]}
        </MetaLine>
      </div>
      <HandicapCell value={member.handicap} />
    </li>
  )
})
