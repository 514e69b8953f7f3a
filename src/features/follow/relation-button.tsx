import { useEffect } from 'react'
import { useOptimisticMutation, writeFailure } from '~/api/optimistic-mutation'
import { followMessages } from '~/domain/messages/follow'
import { shownName } from '~/domain/people/names'
import { UNDO_DELAY_MS } from '~/lib/undo-delay'
import { Button } from '~/ui/actions/button'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './follow-button.module.css'
import { relations, sendDelayedFollows, type Relation, type RelationAnswer } from './mutations'

type Props = {
  userId: number
  name: string
  /** Whether the signed-in golfer follows them, according to the server. */
  followed: boolean
}

/** The announcement after a press. */
function doneText(name: string, wanted: Relation, answer: RelationAnswer = {}): string {
  const { done } = followMessages
  if (answer.elsewhere) return answer.elsewhere
  if (wanted === 'none') return done.none(name)
  return answer.status === 'Pending' ? done.requested(name) : done.following(name)
}

/**
 * At the head of a golfer's Linx: Unfollow for a followed golfer, Follow for others. An unfollow is delayed, and Follow
 * cancels it without a request, since a private golfer would have to approve again. Leaving the page sends it.
 */
export function RelationButton({ userId, name: fullName, followed }: Props) {
  useEffect(() => sendDelayedFollows, [])
  const write = useOptimisticMutation(relations, userId)
  const tap = useSingleTap()
  const failure = writeFailure(write)
  const name = shownName(fullName)
  const before = followed ? 'following' : 'none'
  const wanted = write?.value ?? before
  const isRequested = write?.response?.status === 'Pending'
  const word = wanted === 'none' ? 'Follow' : isRequested ? 'Requested' : 'Unfollow'
  const press = () => {
    const next = wanted === 'none' ? 'following' : 'none'
    const waits = next === 'none' && (write?.confirmed ?? before) === 'following' && !isRequested
    relations.mutate(userId, next, before, { delayMs: waits ? UNDO_DELAY_MS : 0 })
  }
  return (
    <>
      <Button
        variant={wanted === 'none' ? 'tint' : 'line'}
        aria-label={`${word} ${name}`}
        onClick={tap(press)}
      >
        {word}
      </Button>
      <VisuallyHidden role="status">
        {write && !failure && doneText(name, wanted, write.response)}
      </VisuallyHidden>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </>
  )
}
