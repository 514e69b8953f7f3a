import type { LinxItem } from '~/api/types'
import { FollowButton } from '~/features/follow/follow-button'
import styles from './event-card.module.css'

type Props = { item: LinxItem; userId: number }

/** The Follow button beside a new follower. */
export const FollowBack = ({ item, userId }: Props) =>
  item.notificationType === 'NewFollower' ? (
    <div className={styles.follow}>
      <FollowButton
        userId={item.userId}
        name={item.name}
        followed={item.isFollowed}
        ownId={userId}
      />
    </div>
  ) : null
