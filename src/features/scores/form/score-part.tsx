import { useEffect, useState } from 'react'
import {
  editScore,
  isByHole,
  type ScoreEdit,
  type ScoreEntry,
  type EntryMode,
  type Nine,
} from '~/domain/scores/score-entry'
import { afterPaint } from '~/lib/after-paint'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layout/card'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { visuallyHidden } from '~/ui/layout/visually-hidden'
import type { ScoreDraft } from '../draft/score-draft'
import { EntryStrip } from './entry-strip'
import type { ChangeDraft } from '../draft/use-autosaved-draft'
import { Segmented } from '~/ui/fields/segmented'

type WayProps = { entry: ScoreEntry; onEdit: (edit: ScoreEdit) => void }

type Way = '18' | '9' | 'holes'

const WAYS = [
  { value: '18', label: '18 holes' },
  { value: '9', label: '9 holes' },
  { value: 'holes', label: 'Hole by hole' },
] as const satisfies readonly { value: Way; label: string }[]

const NINES = [
  { value: 'front', label: 'Front nine' },
  { value: 'back', label: 'Back nine' },
] as const satisfies readonly { value: Nine; label: string }[]

const COUNTS = [
  { value: 'hole-by-hole-9', label: '9 holes' },
  { value: 'hole-by-hole-10-18', label: '10–18 holes' },
] as const satisfies readonly { value: EntryMode; label: string }[]

/** How the score is entered: a total of 18 or of a nine, or hole by hole. */
function ScoreModes({ entry, onEdit }: WayProps) {
  const { mode, nine } = entry
  const byHole = isByHole(entry)
  const choose = (way: Way) => {
    if (way !== 'holes') onEdit({ kind: 'mode', mode: way })
    else if (!byHole)
      onEdit({ kind: 'mode', mode: mode === '9' ? 'hole-by-hole-9' : 'hole-by-hole-10-18' })
  }
  const way = mode === '18' || mode === '9' ? mode : 'holes'
  return (
    <>
      <Segmented
        legend="How to enter the score"
        hideLegend
        name="way"
        value={way}
        options={WAYS}
        onChange={choose}
      />
      {way === '9' && (
        <Segmented
          legend="The nine played"
          hideLegend
          name="nine"
          value={nine}
          options={NINES}
          onChange={(played) => onEdit({ kind: 'nine', nine: played })}
        />
      )}
      {byHole && (
        <Segmented
          legend="Holes played"
          hideLegend
          name="holes"
          value={mode}
          options={COUNTS}
          onChange={(count) => onEdit({ kind: 'mode', mode: count })}
        />
      )}
    </>
  )
}

// Most rounds are posted as a total, so the card and the pad come after the form; where they do not, the form goes on (R12).
const holeEntry = createLazyPart(() =>
  import('../holes/hole-entry').then(({ HoleEntry }) => HoleEntry),
)

type Props = {
  draft: ScoreDraft
  change: ChangeDraft
  /** Puts the cursor into the total when the form opens. */
  focusTotal: boolean
  /** What is wrong with the holes, said when Post was pressed. */
  holesFault: string | undefined
  /** What the holes have to be, while Post is not ready for them. */
  holesRule: string | undefined
}

/** The first card of the form: how the score is entered, and the score. */
export function ScorePart({ draft, change, focusTotal, holesFault, holesRule }: Props) {
  const { entry, course, teeSetId } = draft
  const onChange = (edit: (now: ScoreEntry) => ScoreEntry) =>
    change((now) => ({ entry: edit(now.entry) }))
  const [opening, setOpening] = useState(true)
  function choose(made: ScoreEdit): void {
    setOpening(false) // who changes the way has the focus there
    onChange((now) => editScore(now, made))
  }
  useEffect(() => afterPaint(holeEntry.preload), []) // the first hole may be a walk away from the last signal
  return (
    <Card inside="section">
      <h2 className={visuallyHidden}>Score</h2>
      <ScoreModes entry={entry} onEdit={choose} />
      {isByHole(entry) ? (
        <ShowLazyPart
          part={holeEntry}
          props={{
            courseId: course.courseId,
            teeSetId,
            entry,
            onChange,
            fault: holesFault,
            rule: holesRule,
          }}
          fallback={<Skeleton height="22rem" />}
        />
      ) : (
        <EntryStrip entry={entry} focusTotal={focusTotal && opening} onChange={onChange} />
      )}
    </Card>
  )
}
