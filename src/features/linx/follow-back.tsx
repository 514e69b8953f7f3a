import type { LinxItem } from '~/api/types'
import { FollowButton } from '../follow/follow-button'
import styles from './follow-back.module.css'
import type { ItemProps } from './linx-item'

/** Beside a golfer who has begun to follow: the way to follow them too. */
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
