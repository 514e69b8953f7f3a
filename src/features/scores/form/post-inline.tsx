import { scoreSums } from '~/domain/scores/score-entry'
import { PostButton, PostWithoutButton, type PostProps } from './post-summary'
import styles from './score-form.module.css'

/** The button at the form's end, where the score pad has the bar's place: hole by hole on a phone. */
export function PostInline({ draft, tee: _tee, reason, ...button }: PostProps) {
  const scored = draft.entry.holes.filter((score) => score !== null).length
  const { total } = scoreSums(draft.entry)
  const ready = `${scored} holes scored, ${total}. You can post now or finish the card.`
  return (
    <div className={styles.inline}>
      <PostButton {...button} wide />
      <PostWithoutButton held={button.held} />
      <p role="status">
        {button.held?.text ?? reason ?? (scored < 18 ? ready : `18 holes scored, ${total}.`)}
      </p>
    </div>
  )
}
