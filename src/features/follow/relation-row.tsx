import { useQueryClient } from '@tanstack/react-query'
import type { MouseEventHandler } from 'react'
import type { FollowEntry } from '~/api/types'
import { useOptimisticMutation, writeFailure } from '~/api/optimistic-mutation'
import type { FollowView } from '~/domain/people/list-view'
import { followMessages } from '~/domain/messages/follow'
import { shownName } from '~/domain/people/names'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { Button } from '~/ui/actions/button'
import { Icon } from '~/ui/icons/icon'
import { Pill } from '~/ui/display/pill'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import { useRestoreRowFocus } from '~/ui/focus/use-row-focus'
import { DoneRow, EntryRow } from './entry-row'
import { removeRow, useRowRemoval } from './use-row-removal'
import { relations, type Relation, type RelationAnswer } from './mutations'

type Props = { entry: FollowEntry; view: Exclude<FollowView, 'requests'>; ownId: number }

/** The relation according to the list. In Following, everyone is followed or requested. */
const listed = (entry: FollowEntry, view: FollowView): Relation =>
  view === 'following' || entry.isFollowedByCurrentUser ? 'following' : 'none'

/** The row's sentence after the relation has changed. */
function doneText(
  entry: FollowEntry,
  wanted: Relation,
  { status, elsewhere }: RelationAnswer = {},
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
export function RelationRow({ entry, view, ownId }: Props) {
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
}

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
