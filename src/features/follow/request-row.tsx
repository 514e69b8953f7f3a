import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type MouseEventHandler } from 'react'
import { api } from '~/api/client'
import { decodeFollowEntries } from '~/api/decode/follow-lists'
import type { FollowEntry } from '~/api/types'
import { unwrapList } from '~/api/unwrap-list'
import { useOptimisticMutation, writeFailure } from '~/api/optimistic-mutation'
import { followMessages } from '~/domain/messages/follow'
import { shownName } from '~/domain/people/names'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { uniqueBy } from '~/lib/unique'
import { Button } from '~/ui/actions/button'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import { useRestoreRowFocus } from '~/ui/focus/use-row-focus'
import { DoneRow, EntryRow } from './entry-row'
import { useHubEvent } from '~/realtime/hub-events'
import { followList } from './queries'
import { removeRow, useRowRemoval } from './use-row-removal'
import { useFollowToggle } from './follow-button'
import { FOLLOW_LISTS } from './mutations'
import { requests, type RequestAnswer } from './request-mutations'

/** How long an approved golfer can be followed back from the row after the approval was sent, in milliseconds. */
const FOLLOW_BACK_MS = 6000

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
  const canFollowBack =
    isAnswered && write.value === 'approved' && !elsewhere && !entry.isFollowedByCurrentUser
  const isLeaving = isAnswered && write.phase === 'settled' && !elsewhere
  const [row, removeNow] = useRowRemoval(
    isLeaving ? (canFollowBack ? FOLLOW_BACK_MS : 0) : undefined,
    remove,
  )
  useEffect(
    () => () => {
      const last = requests.get(userId)
      if (last?.phase !== 'settled' || last.value === 'waiting' || last.response?.elsewhere) return
      removeRow(client, 'requests', userId) // left before the row was removed
      requests.forget(userId)
    },
    [client, userId],
  )
  const want = (wanted: RequestAnswer) =>
    requests.mutate(userId, wanted, 'waiting', { delayMs: UNDO_DELAY_MS })
  useRestoreRowFocus(row, isAnswered)

  if (isAnswered) {
    const { done } = followMessages
    const sentence = write.value === 'approved' ? done.approved(name) : done.rejected(name)
    return (
      <DoneRow
        ref={row}
        name={name}
        onDismiss={elsewhere ? removeNow : undefined}
        onUndo={write.phase === 'delayed' ? tap(() => want('waiting')) : undefined}
        next={canFollowBack && <FollowBack userId={userId} name={name} tap={tap} />}
      >
        {elsewhere ? done.elsewhere(name, elsewhere) : sentence}
      </DoneRow>
    )
  }
  return (
    <EntryRow ref={row} entry={entry} isOneLine failure={writeFailure(write)}>
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

type FollowBackProps = {
  userId: number
  name: string
  /** The row's single-tap guard, so that the second press of a double tap on Approve does not follow. */
  tap: (press: () => void) => MouseEventHandler
}

/** Follows back a golfer who was approved; a second press undoes it. */
function FollowBack({ userId, name, tap }: FollowBackProps) {
  const { done, failure, toggle } = useFollowToggle(userId)
  const word = done ?? 'Follow back'
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      <Button
        variant={done ? 'line' : 'tint'}
        small
        aria-label={`${word} ${name}`}
        onClick={tap(toggle)}
      >
        {word}
      </Button>
    </>
  )
}

function isSent({ userId }: FollowEntry): boolean {
  const answer = requests.get(userId)
  return answer !== undefined && answer.value !== 'waiting' && answer.phase !== 'delayed'
}

/**
 * Adds requests that the hub announces below the others, which do not move; an empty list reloads. Returns how many have
 * come since the list was opened. A request that was in the list before is not added, since the host's reads may lag behind
 * an answer.
 */
export function useArrivedRequests(
  entries: readonly FollowEntry[] | undefined,
  reload: (() => unknown) | undefined,
): number {
  const client = useQueryClient()
  const known = useRef(new Set<number>())
  const [arrived, setArrived] = useState(0)
  useEffect(() => {
    for (const { userId } of entries ?? []) known.current.add(userId)
  }, [entries])
  const announced = useRef<number>(undefined)

  async function add(): Promise<void> {
    const queryKey = [...FOLLOW_LISTS, 'arrived']
    await client.cancelQueries({ queryKey }) // a pending response may lack the latest
    const latest = await client.fetchQuery({
      queryKey,
      queryFn: async ({ signal }) =>
        decodeFollowEntries(unwrapList(await api.GET('/api/follow/requests', { signal }))),
      staleTime: 0,
      gcTime: 0,
    })
    const more = latest.filter(({ userId }) => !known.current.has(userId))
    for (const { userId } of more) known.current.add(userId)
    client.setQueryData(
      followList('requests').queryKey,
      // The list may have been closed meanwhile, and loaded again with them.
      (rows) => rows && uniqueBy([...rows, ...more], (entry) => entry.userId),
    )
    setArrived((before) => before + more.length)
  }

  async function update(): Promise<void> {
    if (!reload || !entries) return
    if (entries.length > 0) return add()
    await reload()
    const loaded = client.getQueryData(followList('requests').queryKey) ?? []
    setArrived(loaded.length)
  }
  const tryUpdate = () => void update().catch(() => {}) // with the next ones, or when the list is opened again

  useHubEvent('ReceiveFollowRequestsUpdate', (count) => {
    const waiting = entries ? entries.length - entries.filter(isSent).length : 0
    const hasMore =
      count > waiting || (announced.current !== undefined && count > announced.current)
    announced.current = count
    if (hasMore) tryUpdate()
  })
  useHubEvent('resync', tryUpdate)
  return arrived
}
