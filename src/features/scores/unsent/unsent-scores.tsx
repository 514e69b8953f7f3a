import { useId, useLayoutEffect, useState } from 'react'
import { Link } from '~/ui/actions/link'
import { postReminder } from '~/domain/scores/post-reminder'
import { outboxMessages, unsentLabels } from '~/domain/messages/outbox'
import { isCalendarDay, spokenDay } from '~/domain/scores/played-date'
import { isByHole, isRoundComplete, scoreSums, type ScoreEntry } from '~/domain/scores/score-entry'
import { today } from '~/lib/clock'
import { paths } from '~/routing/paths'
import { Button, buttonClass } from '~/ui/actions/button'
import { Card } from '~/ui/layout/card'
import { Pill } from '~/ui/display/pill'
import { useFocusWhen } from '~/ui/focus/use-focus'
import { Rows } from '~/ui/layout/rows'
import text from '~/ui/layout/text.module.css'
import type { ScoreDraft } from '../draft/score-draft'
import { drafts } from '../draft/device-drafts'
import { focusRestored, isRestored, notSending, unsentStatus, useUnsent } from './unsent'
import { usePosting } from '../post/app-posting'
import styles from './unsent-scores.module.css'

const KINDS = { draft: undefined, waiting: 'dawn', sending: 'good', 'needs-you': 'flag' } as const

/** The golfer's scores that are not posted yet, each with its status. Renders nothing if there are none. */
export function UnsentScores({ userId }: { userId: number }) {
  const scores = useUnsent(userId)
  const [firstScores] = useState(scores)
  const posting = usePosting()
  useLayoutEffect(() => focusRestored(undefined), []) // a score restored before this list opened does not take the focus
  if (!scores || scores.length === 0) return null
  const left = notSending(scores, posting.status === 'sending' ? posting.draft.id : undefined)
  const reminder = left.map(({ datePlayed }) => postReminder(datePlayed, today())).find(Boolean)
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={text.strong}>Not posted yet</h2>
        {reminder && <p className={text.soft}>{reminder}</p>}
      </div>
      <Rows>
        {scores.map((draft) => (
          <UnsentScore key={draft.id} draft={draft} canTakeFocus={scores !== firstScores} />
        ))}
      </Rows>
    </Card>
  )
}

/** The total, for a round under way with the number of holes: '40 thru 7'; undefined without a total. */
function strokesText(entry: ScoreEntry): string | undefined {
  const { total } = scoreSums(entry)
  if (total === undefined) return undefined
  const isUnderWay = isByHole(entry) && !isRoundComplete(entry)
  const played = entry.holes.filter((score) => score !== null).length
  return isUnderWay ? `${total} thru ${played}` : String(total)
}

function UnsentScore({ draft, canTakeFocus }: { draft: ScoreDraft; canTakeFocus: boolean }) {
  const posting = usePosting()
  const factsId = useId()
  const open = useFocusWhen<HTMLAnchorElement>(canTakeFocus && isRestored(draft.id), {
    scroll: true,
  })
  const isSending = posting.status === 'sending' && posting.draft.id === draft.id
  const status = isSending ? 'sending' : unsentStatus(draft)
  const { course, datePlayed, refusal, slot } = draft
  const facts = [
    strokesText(draft.entry),
    isCalendarDay(datePlayed) ? spokenDay(datePlayed, today()) : undefined,
  ].filter((fact) => fact !== undefined)
  const to = paths.postScoreDetails(String(course.courseId))
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <bdi className={text.strong}>{course.courseName}</bdi>
        <p className={styles.facts} id={factsId}>
          <Pill kind={KINDS[status]}>{unsentLabels[status]}</Pill>
          {facts.length > 0 && <span>{facts.join(', ')}</span>}
        </p>
        {refusal && <p className={text.small}>{outboxMessages.refused(refusal)}</p>}
      </div>
      {status === 'waiting' && (
        <Button
          variant="quiet"
          small
          aria-label={`Cancel posting the score at ${course.courseName}`}
          aria-describedby={factsId}
          onClick={() => void drafts.stopWaiting(draft)}
        >
          Cancel
        </Button>
      )}
      <Link
        ref={open}
        className={buttonClass('line', { small: true })}
        to={to}
        state={{ course, slot, fromPicker: true }}
        aria-label={`Open the score at ${course.courseName}`}
        aria-describedby={factsId} // two scores may have the same course
      >
        Open
      </Link>
    </li>
  )
}
