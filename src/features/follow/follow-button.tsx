import { useOptimisticMutation, writeFailure } from '~/api/optimistic-mutation'
import { shownName } from '~/domain/people/names'
import { Button } from '~/ui/actions/button'
import { useSingleTap } from '~/ui/actions/use-single-tap'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './follow-button.module.css'
import { relations, wantRelation } from './mutations'

type Props = {
  userId: number
  name: string
  /** Whether the signed-in golfer follows them, according to the server. */
  followed: boolean | undefined
  /** The signed-in golfer, who cannot follow themselves. */
  ownId: number
}

/**
 * Follows a golfer on a board or at the head of their Linx; a second press undoes a mistake. Renders nothing for oneself, for
 * golfers already followed and for those without an account, whose id is 0 or absent.
 */
export function FollowButton({ userId, name, followed, ownId }: Props) {
  const write = useOptimisticMutation(relations, userId)
  const tap = useSingleTap()
  const failure = writeFailure(write) ?? write?.response?.elsewhere
  const isRequested = write?.response?.status === 'Pending'
  // A golfer who is followed now has approved the request.
  if (userId < 1 || userId === ownId || (followed && (!write || isRequested))) return null
  const following = write?.value === 'following' && !failure
  const word = following ? (isRequested ? 'Requested' : 'Following') : 'Follow'
  const label = `${word} ${shownName(name)}`
  return (
    <>
      <Button
        variant={following ? 'line' : 'tint'}
        small
        aria-label={label}
        onClick={tap(() => wantRelation(userId, following ? 'none' : 'following', 'none'))}
      >
        {word}
      </Button>
      <VisuallyHidden role="status">{following && label}</VisuallyHidden>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </>
  )
}
