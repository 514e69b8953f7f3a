import type { MouseEvent } from 'react'
import { sumOfBets } from '~/domain/bet-amount'
import { moneyText } from '~/domain/money'
import type { Tee } from '~/domain/tee-list'
import { dayText, isCalendarDay } from '~/domain/played-date'
import { scoreSums } from '~/domain/score-entry'
import { teeTone } from '~/domain/tee-tone'
import { today } from '~/lib/clock'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Ledger } from '~/ui/ledger'
import { Status } from '~/ui/status'
import { Swatch } from '~/ui/swatch'
import type { ScoreDraft } from '../outbox/score-draft'
import styles from './post-summary.module.css'
import { SCORE_TYPES } from './score-words'
import { teeLabel } from './tee-picker'

export type PostProps = {
  draft: ScoreDraft
  tee: Tee | undefined
  /** Why Post is not ready, in words. */
  reason: string | undefined
  busy: boolean
  disabled: boolean
  /** The id of the form the button belongs to. */
  form: string
}

/** The day on the button's side; '–' while it is none. */
export const dayShown = (day: string): string => (isCalendarDay(day) ? dayText(day, today()) : '–')

/** A press must not leave the field first: the tab bar would come back under the thumb, and the button move away from it. */
const stay = (event: MouseEvent) => event.preventDefault()

/** The form's button, wherever it stands. */
export const PostButton = ({
  busy,
  disabled,
  form,
  wide,
}: Pick<PostProps, 'busy' | 'disabled' | 'form'> & { wide?: boolean }) => (
  <Button
    variant="primary"
    type="submit"
    form={form}
    wide={wide}
    busy={busy}
    disabled={disabled}
    onMouseDown={stay}
  >
    {busy ? 'Posting...' : 'Post score'}
  </Button>
)

/** The rail's card at 1080 px and up: what will be posted, and the button. */
export function PostSummary({ draft, tee, reason, ...button }: PostProps) {
  const { mode, nine } = draft.entry
  const { front, back, total } = scoreSums(draft.entry)
  // One nine has no column of the other.
  const columns = [
    ...(mode === '9' && nine === 'back' ? [] : [{ head: 'OUT', value: front ?? '–' }]),
    ...(mode === '9' && nine === 'front' ? [] : [{ head: 'IN', value: back ?? '–' }]),
    { head: 'TOT', value: total ?? '–', kind: 'total' as const },
  ]
  return (
    <Card className={styles.summary}>
      <h2 className={styles.title}>{reason ? 'Not ready yet' : 'Ready to post'}</h2>
      <Ledger className={styles.ledger} columns={columns} />
      <div className={styles.rest}>
        <dl className={styles.facts}>
          <dt>Tees</dt>
          <dd>{tee ? <Swatch name={teeLabel(tee)} {...teeTone(tee.name)} /> : '–'}</dd>
          <dt>Played</dt>
          <dd>{dayShown(draft.datePlayed)}</dd>
          <dt>Type</dt>
          <dd>{SCORE_TYPES[draft.scoreType]}</dd>
          {draft.partners.length > 0 && (
            <>
              <dt>Bets</dt>
              <dd>{moneyText(sumOfBets(draft.partners))}</dd>
            </>
          )}
          <dt>Show to</dt>
          <dd>{draft.showTo}</dd>
        </dl>
        <Status className={styles.reason}>{reason}</Status>
        <PostButton {...button} wide />
      </div>
    </Card>
  )
}
