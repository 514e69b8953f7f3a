import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FollowEntry } from '~/api/types'
import { useOptimisticMutation, writeFailure } from '~/api/optimistic-mutation'
import { followMessages } from '~/domain/messages/follow'
import { shownName } from '~/domain/people/names'
import { UNDO_DELAY_MS } from '~/lib/undo-delay'
import { Button } from '~/ui/actions/button'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import { useRestoreRowFocus } from '~/ui/focus/use-row-focus'
import { DoneRow, EntryRow } from './entry-row'
import { removeRow, useRowRemoval } from './use-row-removal'
import { requests, type RequestAnswer } from './request-mutations'
import { adjustRequestCount } from './request-count'

/**
 * A request to follow. The answer is shown at once, in every badge too, and sent after a delay in which it can be
 * undone: no call reverts an approval.
 */
export function RequestRow({ entry }: { entry: FollowEntry }) {
  const client = useQueryClient()
  const { userId } = entry
  const name = shownName(entry.fullName)
  const write = useOptimisticMutation(requests, userId)
  const tap = useSingleTap()
  const isAnswered = write !== undefined && write.value !== 'waiting'
  const elsewhere = isAnswered && write.phase === 'settled' ? write.response?.elsewhere : undefined
  const remove = () => {
    removeRow(client, 'requests', userId)
    requests.forget(userId)
  }
  const [row, removeNow] = useRowRemoval(
    isAnswered && write.phase === 'settled' && !elsewhere ? 0 : undefined,
    remove,
  )
  const want = (wanted: RequestAnswer) =>
    requests.mutate(userId, wanted, 'waiting', { delayMs: UNDO_DELAY_MS })
  useRestoreRowFocus(row, isAnswered)
  useCountedDown(isAnswered)

  if (isAnswered) {
    const { approved, rejected } = followMessages.done
    const sentence = write.value === 'approved' ? approved(name) : rejected(name)
    return (
      <DoneRow
        ref={row}
        name={name}
        onDismiss={elsewhere ? removeNow : undefined}
        onUndo={write.phase === 'delayed' ? tap(() => want('waiting')) : undefined}
      >
        {elsewhere ?? sentence}
      </DoneRow>
    )
  }
  return (
    <EntryRow ref={row} entry={entry} failure={writeFailure(write)}>
      <Button
        variant="primary"
        small
        aria-label={`Approve ${name}`}
        onClick={tap(() => want('approved'))}
      >
        Approve
      </Button>
      <Button
        variant="line"
        small
        aria-label={`Reject ${name}`}
        onClick={tap(() => want('rejected'))}
      >
        Reject
      </Button>
    </EntryRow>
  )
}

/** Lowers the shown count of requests while this one is answered, and raises it again when the answer is undone. */
function useCountedDown(isAnswered: boolean): void {
  const client = useQueryClient()
  const before = useRef(isAnswered)
  useEffect(() => {
    if (before.current === isAnswered) return
    before.current = isAnswered
    adjustRequestCount(client, isAnswered ? -1 : 1)
  }, [client, isAnswered])
}
