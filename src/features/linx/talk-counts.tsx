import type { LinxItem } from '~/api/types'
import { Icon } from '~/ui/icon'
import styles from './talk-counts.module.css'

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`

/** How many comments and Woohoos an entry has. Nothing while it has none. */
export function TalkCounts({
  item: { commentCount, likeCount, hasUserLiked },
}: {
  item: LinxItem
}) {
  if (commentCount === 0 && likeCount === 0) return null
  return (
    <p className={styles.talk}>
      {commentCount > 0 && (
        <span className={styles.count}>
          <Icon name="comment" />
          {count(commentCount, 'comment', 'comments')}
        </span>
      )}
      {likeCount > 0 && (
        <span className={styles.count} data-liked={hasUserLiked || undefined}>
          <Icon name="woohoo" />
          {count(likeCount, 'Woohoo', 'Woohoos')}
        </span>
      )}
    </p>
  )
}
