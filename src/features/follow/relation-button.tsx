import { useEffect, useState } from 'react'
import { sessionEnd } from '~/api/events'
import { useOptimisticMutation, writeFailure } from '~/api/optimistic-mutation'
import { followMessages } from '~/domain/messages/follow'
import { shownName } from '~/domain/people/names'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { Button } from '~/ui/actions/button'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './follow-button.module.css'
import {
  relations,
  sendDelayedFollows,
  changeRelation,
  type Relation,
  type RelationResponse,
} from './mutations'

/** The signed-in golfer's relation to another one; `requested` waits for a private golfer's approval. */
export type FollowState = 'none' | 'requested' | 'following'

/** Golfers who were followed again after an unfollow, while the page's data still says that they are followed. */
const followedAgain = new Set<number>()
sessionEnd.add(() => followedAgain.clear())

/**
 * The relation as the golfer has changed it on this page, else as the server sent it. A golfer who is followed now has
 * approved the request.
 */
export function useFollowState(userId: number, serverState: FollowState): FollowState {
  const write = useOptimisticMutation(relations, userId)
  if (!write || write.response?.elsewhere) return serverState
  if (write.value === 'none') return 'none'
  const isSent = write.value === write.confirmed
  if (!isSent || !write.response) return serverState === 'requested' ? serverState : 'following'
  const isApproved = serverState === 'following' && !followedAgain.has(userId)
  return write.response.status === 'Pending' && !isApproved ? 'requested' : 'following'
}

/** The announcement after a press. */
function doneText(name: string, wanted: Relation, response: RelationResponse = {}): string {
  const { done } = followMessages
  if (wanted === 'none') return done.none(name)
  return response.status === 'Pending' ? done.requested(name) : done.following(name)
}

type Props = {
  userId: number
  name: string
  /** According to the server. */
  serverState: FollowState
}

/**
 * Shown at the head of a golfer's Linx: Unfollow for a followed golfer, Requested while a request is pending, else Follow.
 * An unfollow is sent after a delay or when the page is left, so that Follow can cancel it: a private golfer would have to
 * approve again.
 */
export function RelationButton({ userId, name: fullName, serverState }: Props) {
  useEffect(() => sendDelayedFollows, [])
  useEffect(() => {
    if (serverState !== 'following') followedAgain.delete(userId)
  }, [userId, serverState])
  const write = useOptimisticMutation(relations, userId)
  const state = useFollowState(userId, serverState)
  const [hasWithdrawn, setHasWithdrawn] = useState(false)
  const tap = useSingleTap()
  const name = shownName(fullName)
  const failure = writeFailure(write) ?? write?.response?.elsewhere
  const before = serverState === 'none' ? 'none' : 'following'
  const word = { none: 'Follow', requested: 'Requested', following: 'Unfollow' }[state]
  const press = () => {
    const next = state === 'none' ? 'following' : 'none'
    const waits = state === 'following' && (write?.confirmed ?? before) === 'following'
    setHasWithdrawn(state === 'requested')
    if (next === 'following' && serverState === 'following') followedAgain.add(userId)
    changeRelation(userId, next, before, { delayMs: waits ? UNDO_DELAY_MS : 0 })
  }
  return (
    <>
      <Button
        variant={state === 'none' ? 'tint' : 'line'}
        aria-label={`${word} ${name}`}
        onClick={tap(press)}
      >
        {word}
      </Button>
      <VisuallyHidden role="status">
        {write &&
          // Only the response says whether a follow is a request.
          (write.value === 'none' || write.phase !== 'sending') &&
          !failure &&
          (hasWithdrawn && state === 'none'
            ? followMessages.done.withdrawn(name)
            : doneText(name, write.value, write.response))}
      </VisuallyHidden>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </>
  )
}
