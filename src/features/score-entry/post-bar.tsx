import { scoreSums } from '~/domain/score-entry'
import { teeTone } from '~/domain/tee-tone'
import { Swatch } from '~/ui/swatch'
import styles from './post-bar.module.css'
import { dayShown, PostButton, type PostProps } from './post-summary'
import { SCORE_TYPES } from './score-words'
import { teeLabel } from './tee-picker'

/** Below 1080 px: what will be posted and the button, at the bottom of the screen, above the tab bar. */
export function PostBar({ draft, tee, reason, ...button }: PostProps) {
  const { total } = scoreSums(draft.entry)
  return (
    <div className={styles.bar} role="region" aria-label="Ready to post">
      {total !== undefined && <span className={styles.total}>{total}</span>}
      <p className={styles.facts}>
        <span role="status">{reason}</span>
        {!reason && (
          <>
            {tee ? <Swatch name={teeLabel(tee)} {...teeTone(tee.name)} /> : 'No tees yet'}
            <br />
            {dayShown(draft.datePlayed)}, {SCORE_TYPES[draft.scoreType]}
          </>
        )}
      </p>
      <PostButton {...button} />
    </div>
  )
}
