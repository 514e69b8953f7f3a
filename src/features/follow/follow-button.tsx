import { useState } from 'react'
import { useOptimisticMutation, writeFailure } from '~/api/optimistic-mutation'
import { shownName } from '~/domain/people/names'
import { Button } from '~/ui/actions/button'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './follow-button.module.css'
import { relations, changeRelation } from './mutations'

/** A golfer who can be followed by a button whose second press undoes the follow. */
export function useFollowToggle(userId: number) {
  const write = useOptimisticMutation(relations, userId)
  const elsewhere = write?.response?.elsewhere
  const isFollowing = write?.value === 'following' && !elsewhere
  const isRequested = write?.response?.status === 'Pending'
  return {
    hasChanged: write !== undefined,
    isRequested,
    isSending: write?.phase === 'sending',
    /** What the button shows after it was pressed. */
    done: isFollowing ? (isRequested ? 'Requested' : 'Following') : undefined,
    failure: writeFailure(write) ?? elsewhere,
    toggle: () => changeRelation(userId, isFollowing ? 'none' : 'following', 'none'),
  }
}

type Props = {
  userId: number
  name: string
  /** Whether the signed-in golfer follows them, according to the server. */
  followed: boolean | undefined
  /** The signed-in golfer, who cannot follow themselves. */
  ownId: number
}

/**
 * Follows a golfer on a board or at the head of their Linx; a second press undoes a mistake. Renders nothing
 * for the signed-in golfer, for golfers already followed and for those without an account, whose id is 0 or absent.
 */
export function FollowButton({ userId, name, followed, ownId }: Props) {
  const { hasChanged, isRequested, isSending, done, failure, toggle } = useFollowToggle(userId)
  const tap = useSingleTap()
  const [isPressed, setPressed] = useState(false)
  // A golfer who is followed now has approved the request.
  if (userId < 1 || userId === ownId || (followed && (!hasChanged || isRequested))) return null
  const word = done ?? 'Follow'
  const label = `${word} ${shownName(name)}`
  const press = () => {
    setPressed(true)
    toggle()
  }
  // Only the pressed one of a golfer's buttons is announced, and only once it is known whether the follow is a request.
  return (
    <>
      <Button variant={done ? 'line' : 'tint'} small aria-label={label} onClick={tap(press)}>
        {word}
      </Button>
      <VisuallyHidden role="status">{isPressed && !isSending && done && label}</VisuallyHidden>
      {failure && (
        <p role={isPressed ? 'alert' : undefined} className={styles.failure}>
          {failure}
        </p>
      )}
    </>
  )
}
