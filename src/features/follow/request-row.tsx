import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FollowEntry } from '~/api/types'
import { followMessages } from '~/domain/messages/follow'
import { shownName } from '~/domain/names'
import { UNDO_DELAY_MS } from '~/lib/undo-delay'
import { Button } from '~/ui/button'
import { useSingleTap } from '~/ui/use-single-tap'
import { DoneRow } from './done-row'
import { dropRow } from './remove-row'
import { EntryRow } from './entry-row'
import { requests, type RequestAnswer } from './relations'
import { countAnswered } from './request-count'
import { useComeBack } from './use-restore-row-focus'
import { useDeparture } from './use-row-removal'
import { useWish, wishFailure } from './use-optimistic-write'

/**
 * Somebody who asks to follow. An answer shows at once, in every badge too, and is sent after a moment in which it can be
 * undone: there is no call that takes an approval back.
 */
export function RequestRow({ entry }: { entry: FollowEntry }) {
  const client = useQueryClient()
  const { userId } = entry
  const name = shownName(entry.fullName)
  const wish = useWish(requests, userId)
  const tap = useSingleTap()
  const answered = wish !== undefined && wish.value !== 'waiting'
  const elsewhere = answered && wish.phase === 'settled' ? wish.response?.elsewhere : undefined
  const leave = () => {
    dropRow(client, 'requests', userId)
    requests.forget(userId)
  }
  const [row, goNow] = useDeparture(
    answered && wish.phase === 'settled' && !elsewhere ? 0 : undefined,
    leave,
  )
  const want = (wanted: RequestAnswer) =>
    requests.write(userId, wanted, 'waiting', { delayMs: UNDO_DELAY_MS })
  useComeBack(row, answered)
  useCounted(answered)

  if (answered) {
    const { approved, rejected } = followMessages.done
    const sentence = wish.value === 'approved' ? approved(name) : rejected(name)
    return (
      <DoneRow
        ref={row}
        name={name}
        putAway={elsewhere ? goNow : undefined}
        undo={wish.phase === 'delayed' ? tap(() => want('waiting')) : undefined}
      >
        {elsewhere ?? sentence}
      </DoneRow>
    )
  }
  return (
    <EntryRow ref={row} entry={entry} failure={wishFailure(wish)}>
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

/** Lowers the shown count of requests while this one is answered, and raises it again when it is not. */
function useCounted(answered: boolean): void {
  const client = useQueryClient()
  const before = useRef(answered)
  useEffect(() => {
    if (before.current === answered) return
    before.current = answered
    countAnswered(client, answered ? -1 : 1)
  }, [client, answered])
}
