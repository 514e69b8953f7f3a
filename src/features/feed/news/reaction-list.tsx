import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useState } from 'react'
import { Link } from '~/ui/actions/link'
import { allowedPictureUrl } from '~/api/host'
import type { CommentDetail, LinxItem, User } from '~/api/types'
import { newsMessages } from '~/domain/messages/news'
import { visibleText } from '~/domain/people/names'
import { ownRow } from '~/domain/scores/posted-card'
import { isFrom } from '~/features/comments/panel/details'
import { useDirectory, type NamedGolfer } from '~/features/people/directory'
import { MetaLine, PersonName } from '~/features/people/person'
import { paths } from '~/routing/paths'
import { Avatar } from '~/ui/display/avatar'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Icon } from '~/ui/icons/icon'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import {
  newReactions,
  rememberReactions,
  reactionEvents,
  type SeenReactions,
  type ReactionEvent,
} from './round-reactions'
import styles from './reaction-bell.module.css'

type WaitingProps = { failure: Error | null; busy: boolean; onRetry: () => void }

/** A skeleton while the list loads, or why it could not be loaded. */
function Waiting({ failure, busy, onRetry }: WaitingProps) {
  if (failure) return <LoadFailure message={failure.message} busy={busy} onRetry={onRetry} />
  return (
    <div className={styles.rows} aria-busy="true">
      <VisuallyHidden role="status">{newsMessages.loadingReactions}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.coming}>
          <Skeleton width="62%" height="14px" />
          <Skeleton width="44%" height="11px" />
        </div>
      ))}
    </div>
  )
}

/** The props of the bell's list, whose code is loaded on demand. */
export type ReactionListProps = WaitingProps & {
  /** Undefined until they have loaded. */
  rounds: readonly LinxItem[] | undefined
  seen: SeenReactions | null | undefined
  user: User
}

/** Who cheered and commented on the golfer's rounds. */
export const ReactionList = ({ rounds, seen, user, ...waiting }: ReactionListProps) =>
  rounds && seen ? <Events rounds={rounds} seen={seen} user={user} /> : <Waiting {...waiting} />

type EventsProps = { rounds: readonly LinxItem[]; seen: SeenReactions; user: User }

/** The list as it was when it was opened. */
function Events({ rounds, seen, user }: EventsProps) {
  const [opened] = useState(() => rounds.map((item) => newReactions(item, seen)))
  const client = useQueryClient()
  const idOf = useDirectory()
  const isOwn = (row: CommentDetail) => {
    const id = idOf(row)
    return id === 0 ? isFrom(user, row) : id === user.us_id
  }
  const { data, error, refetch, isFetching } = useQuery(reactionEvents(opened, isOwn))
  useEffect(() => {
    if (data) void rememberReactions(client, user.us_id, data.listed).catch(() => {}) // this page still has it in memory
  }, [client, data, user])
  if (!data) return <Waiting failure={error} busy={isFetching} onRetry={() => void refetch()} />
  if (data.events.length === 0) return <p className={styles.none}>{newsMessages.noReactions}</p>
  return (
    <ul role="list" className={styles.rows}>
      {data.events.map((event, at) => (
        <Event key={at} event={event} userId={user.us_id} idOf={idOf} />
      ))}
    </ul>
  )
}

/** The maximum number of golfers named who gave a round a Woohoo. */
const MAX_NAMED = 6

type EventProps = { event: ReactionEvent; userId: number; idOf: (golfer: NamedGolfer) => number }

function Event({ event: { kind, rows, item, isNew }, userId, idOf }: EventProps) {
  const [first] = rows
  const total = ownRow(item, userId)?.scoreTotal // a friend may lead the round
  const comment = kind === 'comments' && visibleText(first.commentText)
  return (
    <li className={styles.event} data-new={isNew || undefined}>
      <span className={styles.who}>
        <Avatar name={first.name} src={allowedPictureUrl(first.picture)} size="s" />
        <span className={styles.kind} data-kind={kind}>
          <Icon name={kind === 'likes' ? 'woohoo' : 'comment'} small />
        </span>
      </span>
      <div>
        <p className={styles.sentence}>
          <Names rows={rows} idOf={idOf} />{' '}
          {kind === 'likes' ? newsMessages.gaveWoohoo : newsMessages.commented}{' '}
          <Link className={styles.round} to={paths.round(item)} state={item.activityDate}>
            <bdi>{newsMessages.yourRound(total, visibleText(item.courseName))}</bdi>
          </Link>
        </p>
        {comment && (
          <p className={styles.comment} dir="auto">
            {comment}
          </p>
        )}
        <MetaLine time={first.dateTime}>
          {[isNew && <b key="new">{newsMessages.isNew}</b>]}
        </MetaLine>
      </div>
    </li>
  )
}

type NamesProps = { rows: readonly CommentDetail[]; idOf: (golfer: NamedGolfer) => number }

/** 'Ruth Adeyemi, Hal Winters and 3 more', each name with a link to the golfer. */
function Names({ rows, idOf }: NamesProps) {
  const named = rows.slice(0, rows.length > MAX_NAMED ? MAX_NAMED - 1 : MAX_NAMED)
  const more = rows.length - named.length
  const before = (at: number) => {
    if (at === 0) return ''
    return at === named.length - 1 && more === 0 ? ' and ' : ', '
  }
  return (
    <>
      {named.map((row, at) => (
        <Fragment key={at}>
          {before(at)}
          <PersonName userId={idOf(row)} name={row.name} />
        </Fragment>
      ))}
      {more > 0 && newsMessages.andOthers(more)}
    </>
  )
}
