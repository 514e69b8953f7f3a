import { useQueryClient } from '@tanstack/react-query'
import { memo, useEffect, useState, type MouseEventHandler } from 'react'
import type { FollowEntry } from '~/api/types'
import {
  useOptimisticMutation,
  writeFailure,
  type OptimisticValue,
} from '~/api/optimistic-mutation'
import type { FollowView } from '~/domain/people/list-view'
import { followMessages } from '~/domain/messages/follow'
import { newsMessages } from '~/domain/messages/news'
import { shownName } from '~/domain/people/names'
import { fieldOf, id, listOf } from '~/lib/decode'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { paths } from '~/routing/paths'
import { markHistoryEntry } from '~/routing/router-state'
import { Button } from '~/ui/actions/button'
import { Link } from '~/ui/actions/link'
import { Notice } from '~/ui/feedback/notice'
import { Icon } from '~/ui/icons/icon'
import { Pill } from '~/ui/display/pill'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import { useRestoreRowFocus } from '~/ui/focus/use-row-focus'
import { DoneRow, EntryRow } from './entry-row'
import { removeRow, useRowRemoval } from './use-row-removal'
import { relations, type Relation, type RelationResponse } from './mutations'

type Props = { entry: FollowEntry; view: Exclude<FollowView, 'requests'>; ownId: number }

/** The relation according to the list. In Following, everyone is followed or requested. */
const listed = (entry: FollowEntry, view: FollowView): Relation =>
  view === 'following' || entry.isFollowedByCurrentUser ? 'following' : 'none'

/** The row's sentence after the relation has changed. */
function doneText(
  entry: FollowEntry,
  wanted: Relation,
  { status, elsewhere }: RelationResponse = {},
): string {
  const name = shownName(entry.fullName)
  const { done } = followMessages
  if (elsewhere) return done.elsewhere(name, elsewhere)
  if (wanted === 'following')
    return status === 'Pending' ? done.requested(name) : done.following(name)
  return entry.status === 'Pending' ? done.withdrawn(name) : done.none(name)
}

/**
 * A golfer of Following, Followers or Suggestions. A changed row is removed after a moment in which it can be undone: a
 * follow is sent at once and undone by an unfollow; an unfollow is delayed, since a private golfer would have to
 * approve again.
 */
export const RelationRow = memo(function RelationRow({ entry, view, ownId }: Props) {
  const client = useQueryClient()
  const { userId } = entry
  const write = useOptimisticMutation(relations, userId)
  const tap = useSingleTap()
  const before = listed(entry, view)
  const hasChanged = write !== undefined && write.value !== before
  const elsewhere = hasChanged && write.phase === 'settled' && write.response?.elsewhere
  const remove = () => {
    removeRow(client, view, userId)
    relations.forget(userId)
  }
  const failure = writeFailure(write)
  const isLeaving = hasChanged && write.phase === 'settled' && !elsewhere && !failure
  const [row, removeNow] = useRowRemoval(
    isLeaving ? (before === 'none' ? UNDO_DELAY_MS : 0) : undefined,
    remove,
  )

  useRestoreRowFocus(row, hasChanged)

  const want = (wanted: Relation) =>
    tap(() =>
      relations.mutate(userId, wanted, before, {
        delayMs: wanted === 'none' && before === 'following' ? UNDO_DELAY_MS : 0,
      }),
    )

  if (hasChanged) {
    const name = shownName(entry.fullName)
    const canUndo = write.phase === 'delayed' || before === 'none'
    return (
      <DoneRow
        ref={row}
        name={name}
        onDismiss={elsewhere ? removeNow : undefined}
        onUndo={canUndo ? want(before) : undefined}
        failure={failure}
      >
        {doneText(entry, write.value, write.response)}
      </DoneRow>
    )
  }
  return (
    <EntryRow ref={row} entry={entry} failure={failure}>
      {userId !== ownId && <RelationAction entry={entry} view={view} want={want} />}
    </EntryRow>
  )
})

type ActionProps = Pick<Props, 'entry' | 'view'> & { want: (wanted: Relation) => MouseEventHandler }

function RelationAction({ entry, view, want }: ActionProps) {
  const name = shownName(entry.fullName)
  const isRequested = entry.status === 'Pending'
  if (view === 'following') {
    const [action, label] = isRequested
      ? ['Cancel request', `Cancel request to ${name}`]
      : ['Unfollow', `Unfollow ${name}`]
    return (
      <>
        {isRequested && <Pill>Pending</Pill>}
        <Button variant="line" small aria-label={label} onClick={want('none')}>
          {action}
        </Button>
      </>
    )
  }
  if (entry.isFollowedByCurrentUser) {
    return (
      <Pill>
        <Icon name="check" />
        Following
      </Pill>
    )
  }
  if (view === 'suggestions' && isRequested)
    return (
      <Button variant="line" small disabled>
        Pending
      </Button>
    )
  return (
    <Button variant="tint" small aria-label={`Follow ${name}`} onClick={want('following')}>
      Follow
    </Button>
  )
}

/** The host has confirmed that the golfer follows them; a request is not enough. */
function isFollowed({
  value,
  confirmed,
  response,
}: OptimisticValue<Relation, RelationResponse>): boolean {
  const isConfirmed = value === 'following' && value === confirmed
  return isConfirmed && !response?.elsewhere && response?.status !== 'Pending'
}

const FOLLOWED = 'followed'

/**
 * The followed golfers according to the relations; the same list if nothing has changed. A golfer whose relation is no longer
 * stored has left the list of suggestions with their row, and stays.
 */
function withRelations(before: readonly number[]): readonly number[] {
  const all = relations.store.getState()
  const next = before.filter((userId) => {
    const relation = all.get(userId)
    return !relation || isFollowed(relation)
  })
  for (const [userId, relation] of all)
    if (isFollowed(relation) && !next.includes(userId)) next.push(userId)
  return next.join() === before.join() ? before : next
}

/** The golfers followed on this page or on their own: stored in its history entry, for a reload and for Back. */
function useFollowed(): readonly number[] {
  const [followed, setFollowed] = useState(() =>
    withRelations(listOf(id)(fieldOf(history.state, FOLLOWED))),
  )
  useEffect(() => relations.store.subscribe(() => setFollowed(withRelations)), [])
  useEffect(() => markHistoryEntry({ [FOLLOWED]: followed }), [followed])
  return followed
}

/** Why the golfer was redirected here, and after their first follow the way back. */
export function RedirectNotice({ why }: { why: string }) {
  const isDone = useFollowed().length > 0
  return (
    <Notice kind={isDone ? 'good' : 'info'} role="status">
      {isDone ? (
        <>
          {newsMessages.followed} <Link to={paths.linx()}>Go to Linx</Link>
        </>
      ) : (
        why
      )}
    </Notice>
  )
}
