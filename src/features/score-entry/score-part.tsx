import { lazy, Suspense } from 'react'
import { editScore, isByHole, type ScoreEntry } from '~/domain/score-entry'
import { Bone } from '~/ui/bone'
import { Card } from '~/ui/card'
import { visuallyHidden } from '~/ui/visually-hidden'
import type { ScoreDraft } from '../outbox/score-draft'
import { EntryStrip } from './entry-strip'
import { ScoreModes } from './score-modes'
import type { ChangeDraft } from './use-kept-draft'

// The card and the pad are loaded with their mode: most rounds are posted as a total.
const HoleEntry = lazy(async () => ({ default: (await import('./hole-entry')).HoleEntry }))

type Props = {
  draft: ScoreDraft
  change: ChangeDraft
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
  return (
    <Card inside="section">
      <h2 className={visuallyHidden}>Score</h2>
      <ScoreModes entry={entry} onEdit={(edit) => onChange((now) => editScore(now, edit))} />
      {isByHole(entry) ? (
        <Suspense fallback={<Bone height="16rem" />}>
          <HoleEntry
            courseId={course.courseId}
            teeSetId={teeSetId}
            entry={entry}
            onChange={onChange}
            fault={holesFault}
            rule={holesRule}
          />
        </Suspense>
      ) : (
        <EntryStrip entry={entry} focusTotal={focusTotal} onChange={onChange} />
      )}
    </Card>
  )
}
