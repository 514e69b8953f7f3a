import { useEffect, useLayoutEffect, useState } from 'react'
import { sumOfBets } from '~/domain/scores/bet-amount'
import { moneyText } from '~/domain/scores/money'
import type { Tee } from '~/domain/scores/tee-list'
import { unsentLabels } from '~/domain/messages/outbox'
import { scoreTypeNames } from '~/domain/messages/score-entry'
import { mediaMessages } from '~/domain/messages/score-media'
import { dayText, isCalendarDay } from '~/domain/scores/played-date'
import {
  holesFault,
  isAcrossNines,
  isByHole,
  playedNine,
  roundHoles,
  scoreSums,
  whyNotReady,
} from '~/domain/scores/score-entry'
import { teeTone } from '~/domain/scores/tee-tone'
import { today } from '~/lib/clock'
import { realTimers } from '~/lib/timers'
import { Button } from '~/ui/actions/button'
import { Card } from '~/ui/layout/card'
import { Ledger } from '~/ui/layout/ledger'
import { Status } from '~/ui/feedback/status'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { Swatch } from '~/ui/display/swatch'
import type { ScoreDraft } from '../draft/score-draft'
import type { PostponedPost } from '../media/use-post-when-ready'
import type { RoundEnd } from '../holes/end-of-round'
import styles from './post-summary.module.css'
import { teeLabel } from './tee-picker'
import { keepFieldFocus } from './use-field-focus'

/** What the summary, the bar and the button at the end of the form show. */
export type PostProps = {
  draft: ScoreDraft
  tee: Tee | undefined
  /** Why Post is disabled. */
  reason: string | undefined
  /** A number of the score is still being typed. */
  isTyping: boolean
  /** Post was pressed before the photos were ready. */
  postponed: PostponedPost | undefined
  busy: boolean
  disabled: boolean
  /** The id of the form the button belongs to. */
  form: string
}

/** The day beside the button; '–' while it is invalid. */
const dayShown = (day: string): string => (isCalendarDay(day) ? dayText(day, today()) : '–')

type ButtonProps = Pick<PostProps, 'postponed' | 'busy' | 'disabled' | 'form'> & {
  wide?: boolean
  onPress?: () => void
}

/** The form's submit button. */
function PostButton({ postponed, busy, disabled, form, wide, onPress }: ButtonProps) {
  const preparing = postponed?.preparing ?? 0
  return (
    <Button
      variant="primary"
      type="submit"
      name="post" // takes the focus when the score may be sent again
      form={form}
      wide={wide}
      busy={busy || preparing > 0}
      disabled={disabled || postponed?.without !== undefined}
      onMouseDown={keepFieldFocus}
      onClick={onPress}
    >
      {busy ? 'Posting...' : preparing > 0 ? mediaMessages.preparing(preparing) : 'Post score'}
    </Button>
  )
}

/** Announces that the score is being sent, since the button that shows it is disabled and loses the focus. */
const PostingStatus = ({ busy }: Pick<PostProps, 'busy'>) => (
  <VisuallyHidden role="status">{busy && 'Posting...'}</VisuallyHidden>
)

/** Posts a score without the photos that are not ready. */
const PostWithoutButton = ({ postponed }: Pick<PostProps, 'postponed'>) =>
  postponed?.without && (
    <Button variant="line" small onClick={postponed.without.post}>
      {postponed.without.label}
    </Button>
  )

const TeeSwatch = ({ tee }: { tee: Tee }) => <Swatch name={teeLabel(tee)} {...teeTone(tee.name)} />

type Reason = Pick<PostProps, 'draft' | 'reason' | 'isTyping'>

/**
 * The reason why Post is not ready, if it is to be announced; undefined if it is announced elsewhere or later. Hole by hole, the
 * number of missing holes would follow every score. An error of a total is announced when its field is left, since the 9 of 97
 * is not the total. That the score waits is announced by its notice.
 */
function spokenReason({ draft, reason, isTyping }: Reason): string | undefined {
  const isSilent =
    reason === unsentLabels.waiting ||
    ((isByHole(draft.entry) || isTyping) && reason === whyNotReady(draft.entry))
  return isSilent ? undefined : reason
}

const NINES = { front: 'FRONT NINE', back: 'BACK NINE' } as const

/** The card in the rail, from 67.5rem up: what will be posted, and the button. */
export function PostSummary(props: PostProps) {
  const { draft, tee, reason, ...button } = props
  const { postponed } = button
  const spoken = postponed?.text ?? spokenReason(props)
  const { front, back, total } = scoreSums(draft.entry)
  const nine = isAcrossNines(draft.entry) ? undefined : playedNine(draft.entry)
  const isReady = !reason && !holesFault(draft.entry)
  const nines = [
    { head: 'OUT', value: front ?? '–' },
    { head: 'IN', value: back ?? '–' },
  ]
  // The score of a nine is its total.
  const columns = [
    ...(nine ? [] : nines),
    { head: nine ? NINES[nine] : 'TOT', value: total ?? '–', kind: 'total' as const },
  ]
  return (
    <Card className={styles.summary}>
      <h2 className={styles.title}>{isReady ? 'Ready to post' : 'Not ready yet'}</h2>
      <Ledger className={styles.ledger} columns={columns} />
      <div className={styles.rest}>
        <dl className={styles.facts}>
          <dt>Tees</dt>
          <dd>{tee ? <TeeSwatch tee={tee} /> : '–'}</dd>
          <dt>Played</dt>
          <dd>{dayShown(draft.datePlayed)}</dd>
          <dt>Type</dt>
          <dd>{scoreTypeNames[draft.scoreType]}</dd>
          {draft.partners.length > 0 && (
            <>
              <dt>Bets</dt>
              <dd>{moneyText(sumOfBets(draft.partners))}</dd>
            </>
          )}
          <dt>Show to</dt>
          <dd>{draft.showTo}</dd>
        </dl>
        <Status className={styles.reason}>{spoken}</Status>
        {!spoken && reason && <p className={styles.reason}>{reason}</p>}
        <PostingStatus busy={button.busy} />
        <PostButton {...button} wide />
        <PostWithoutButton postponed={postponed} />
      </div>
    </Card>
  )
}

/** The time after a press of Post in which a tap may be the second one of a double tap, in milliseconds. */
const SECOND_TAP_MS = 1000

/**
 * Marks the page, so that what gets the focus is scrolled to above the bar. After a press the mark is 'pressed' for a moment,
 * since the field loses the focus, and the tab bar would return under the thumb.
 */
function usePostBarMark(): { onPress: () => void } {
  const [presses, setPresses] = useState(0)
  const [passed, setPassed] = useState(0)
  const isPressed = presses !== passed
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['postBar'] = isPressed ? 'pressed' : ''
    return () => {
      delete dataset['postBar']
    }
  }, [isPressed])
  useEffect(() => realTimers.after(SECOND_TAP_MS, () => setPassed(presses)), [presses])
  return { onPress: () => setPresses((count) => count + 1) }
}

/** Below 67.5rem: what will be posted and the button, at the bottom of the screen, above the tab bar. */
export function PostBar(props: PostProps) {
  const { onPress } = usePostBarMark()
  const { draft, tee, reason, ...button } = props
  const { postponed } = button
  const spoken = postponed?.text ?? spokenReason(props)
  const { total } = scoreSums(draft.entry)
  return (
    <div
      className={styles.bar}
      data-postponed={postponed && ''}
      role="region"
      aria-label="Ready to post"
    >
      {total !== undefined && <span className={styles.total}>{total}</span>}
      <p className={styles.summaryLine}>
        <span role="status">{spoken}</span>
        {!spoken && reason}
        {!postponed && !reason && (
          <>
            {tee ? <TeeSwatch tee={tee} /> : 'No tees yet'}
            <br />
            {dayShown(draft.datePlayed)}, {scoreTypeNames[draft.scoreType]}
          </>
        )}
      </p>
      <PostWithoutButton postponed={postponed} />
      <PostingStatus busy={button.busy} />
      <PostButton {...button} onPress={onPress} />
    </div>
  )
}

/** Where the form has its button: beside it, below it, or at its end. */
export type PostPlace = 'rail' | 'bar' | 'inline'

/** What the score pad shows at the end of the round. */
export function roundEnd({ draft, tee, reason, ...button }: PostProps, place: PostPlace): RoundEnd {
  return {
    facts: [
      { head: 'TEES', kind: 'text', value: tee ? <TeeSwatch tee={tee} /> : 'None yet' },
      { head: 'PLAYED', kind: 'text', value: dayShown(draft.datePlayed) },
    ],
    post: place !== 'bar' && (
      <>
        <PostButton {...button} />
        <PostWithoutButton postponed={button.postponed} />
        {place === 'inline' && (
          <Status className={styles.reason}>{button.postponed?.text ?? reason}</Status>
        )}
      </>
    ),
  }
}

/** The button at the end of the form, hole by hole on a phone, where the score pad takes the place of the bar. */
export function PostInline({ draft, tee: _tee, reason, isTyping, ...button }: PostProps) {
  const scored = draft.entry.holes.filter((score) => score !== null).length
  const { total } = scoreSums(draft.entry)
  const isAll = scored === roundHoles(draft.entry).length
  const fault = holesFault(draft.entry)
  const more = isAll ? '' : ' You can post now or finish the card.'
  const spoken = button.postponed?.text ?? spokenReason({ draft, reason, isTyping })
  return (
    <div className={styles.inline}>
      <PostingStatus busy={button.busy} />
      <PostButton {...button} wide />
      <PostWithoutButton postponed={button.postponed} />
      <p>
        <span role="status">{spoken}</span>
        {!spoken && (reason ?? fault ?? `${scored} holes scored, ${total}.${more}`)}
      </p>
    </div>
  )
}
