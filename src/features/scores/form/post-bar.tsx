import { scoreSums } from '~/domain/scores/score-entry'
import { teeTone } from '~/domain/scores/tee-tone'
import { Swatch } from '~/ui/display/swatch'
import styles from './post-bar.module.css'
import { dayShown, PostButton, PostWithoutButton, type PostProps } from './post-summary'
import { SCORE_TYPES } from './score-options'
import { teeLabel } from './tee-picker'

/** Below 1080 px: what will be posted and the button, at the bottom of the screen, above the tab bar. */
export function PostBar({ draft, tee, reason, ...button }: PostProps) {
  const { held } = button
  const { total } = scoreSums(draft.entry)
  return (
    <div className={styles.bar} data-held={held && ''} role="region" aria-label="Ready to post">
      {total !== undefined && <span className={styles.total}>{total}</span>}
      <p className={styles.facts}>
        <span role="status">{held?.text ?? reason}</span>
        {!held && !reason && (
          <>
            {tee ? <Swatch name={teeLabel(tee)} {...teeTone(tee.name)} /> : 'No tees yet'}
            <br />
            {dayShown(draft.datePlayed)}, {SCORE_TYPES[draft.scoreType]}
          </>
        )}
      </p>
      <PostWithoutButton held={held} />
      <PostButton {...button} />
    </div>
  )
}
