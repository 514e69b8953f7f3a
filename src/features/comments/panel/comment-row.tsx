import { allowedPictureUrl } from '~/api/host'
import type { CommentDetail } from '~/api/types'
import { handicapText } from '~/domain/scores/handicap'
import { shownName, visibleText } from '~/domain/people/names'
import { locationText } from '~/domain/people/location-text'
import { Avatar } from '~/ui/display/avatar'
import { MetaLine } from '../../people/person'
import { RelativeTime } from '../../people/relative-time'
import styles from './talk-panel.module.css'

type Props = { row: CommentDetail; sending?: boolean }

/** One comment: author, home, time and text. The host sends no golfer id here, so the name is not a link. */
export const CommentRow = ({ row, sending }: Props) => (
  <li className={styles.comment} data-sending={sending || undefined}>
    <Avatar name={row.name} src={allowedPictureUrl(row.picture)} size="s" />
    <div>
      <div className={styles.head}>
        <div className={styles.name}>
          <bdi>{shownName(row.name)}</bdi>
        </div>
        <MetaLine>
          {[
            locationText(row),
            handicapText(row.handicap),
            sending ? 'Sending…' : <RelativeTime key="time" time={row.dateTime} />,
          ]}
        </MetaLine>
      </div>
      <p className={styles.text} dir="auto">
        {visibleText(row.commentText)}
      </p>
    </div>
  </li>
)

/** One golfer who cheered. */
export function LikerRow({ row }: { row: CommentDetail }) {
  const handicap = handicapText(row.handicap)
  return (
    <li className={styles.liker}>
      <Avatar name={row.name} src={allowedPictureUrl(row.picture)} size="s" />
      <div className={styles.body}>
        <div className={styles.name}>
          <bdi>{shownName(row.name)}</bdi>
        </div>
        <MetaLine>{[locationText(row), <RelativeTime key="time" time={row.dateTime} />]}</MetaLine>
      </div>
      {handicap && (
        <div className={styles.handicap}>
          <span>HDCP</span>
          {handicap}
        </div>
      )}
    </li>
  )
}
