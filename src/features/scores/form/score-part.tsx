import { useEffect, useState } from 'react'
import { editScore, isByHole, type ScoreEdit, type ScoreEntry } from '~/domain/scores/score-entry'
import { afterPaint } from '~/lib/after-paint'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layout/card'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { visuallyHidden } from '~/ui/layout/visually-hidden'
import type { ScoreDraft } from '../draft/score-draft'
import { EntryStrip } from './entry-strip'
import { ScoreModes } from './score-modes'
import type { ChangeDraft } from '../draft/use-autosaved-draft'

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
