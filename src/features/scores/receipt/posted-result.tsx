import type { RefObject } from 'react'
import type { PostedScore } from '~/api/types'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { fullDayText, isCalendarDay } from '~/domain/scores/played-date'
import { LedgerTable } from '~/ui/layout/ledger'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import type { ScoreDraft, Sent } from '../draft/score-draft'
import { IndexMovement } from './index-movement'
import styles from './posted-result.module.css'
import { ReceiptActions } from './receipt-actions'
import { SCORE_TYPES } from '../form/score-options'

type Props = {
  draft: ScoreDraft
  sent: Sent
  result: Partial<PostedScore>
  /** A check has found it; the draft may have changed since it was sent. */
  wasFound?: boolean
  /** Takes the focus when a control of the receipt goes. */
  exit?: RefObject<HTMLElement | null>
}
type Strokes = number | null | undefined
type Row = { name: string; out: Strokes; in: Strokes; total: Strokes }

const known = (value: Strokes): value is number => typeof value === 'number'

/** What the association recorded. Values missing in the response come from what was sent, or are left out (SCR-06). */
export function PostedResult(props: Props) {
  const { result } = props
  const { strokes } = props.sent
  const score: Row = {
    name: 'Score',
    out: result.scoreFront ?? strokes.scoreFront,
    in: result.scoreBack ?? strokes.scoreBack,
    total: result.scoreTotal ?? strokes.scoreTotal,
  }
  const adjusted: Row = {
    name: 'Adjusted',
    out: result.front9_adjusted,
    in: result.back9_adjusted,
    total: result.adjusted_gross_score,
  }
  const rows = [score, adjusted].filter(({ total }) => known(total))
  const counts = known(score.total) && known(adjusted.total) && adjusted.total < score.total
  return (
    <>
      <p className={styles.facts}>{factsOf(props)}</p>
      <ResultTable rows={rows} />
      {counts && (
        <p className={styles.facts}>
          {scoreEntryMessages.adjusted(score.total ?? 0, adjusted.total ?? 0)}
        </p>
      )}
      <IndexMovement draft={props.draft} sent={props.sent} />
      <ReceiptActions draft={props.draft} sent={props.sent} exit={props.exit} />
    </>
  )
}

/** 'Home score at Bellwether Links, played June 14, 2026. 18 holes.' */
function factsOf({ draft, sent, result, wasFound }: Props): string {
  const type =
    Object.entries(SCORE_TYPES).find(([letter]) => letter === result.scoreType)?.[1] ??
    (wasFound ? undefined : SCORE_TYPES[draft.scoreType])
  const day = isCalendarDay(result.datePlayed) ? result.datePlayed : sent.datePlayed
  const holes = result.holesPlayed ?? sent.strokes.holesPlayed
  const played = isCalendarDay(day) ? `, played ${fullDayText(day)}` : ''
  return `${type ? `${type} score` : 'Score'} at ${draft.course.courseName}${played}.${known(holes) ? ` ${holes} holes.` : ''}`
}

function ResultTable({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null
  const nines = rows.some((row) => known(row.out) || known(row.in))
  const heads = [
    <VisuallyHidden key="kind">Kind</VisuallyHidden>,
    ...(nines ? ['OUT', 'IN'] : []),
    'TOT',
  ]
  return (
    <div>
      <div className={styles.result}>
        <LedgerTable heads={heads.map((head) => ({ head }))}>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {nines && <td>{row.out ?? '–'}</td>}
              {nines && <td>{row.in ?? '–'}</td>}
              <td data-kind="total">{row.total}</td>
            </tr>
          ))}
        </LedgerTable>
      </div>
    </div>
  )
}
