import type { LinxItem } from '~/api/types'
import { FollowButton } from '~/features/follow/follow-button'
import styles from './follow-back.module.css'
import type { ItemProps } from './linx-item'

/** The Follow button beside a new follower. */
export const FollowBack = ({ item, userId }: { item: LinxItem } & Pick<ItemProps, 'userId'>) =>
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
