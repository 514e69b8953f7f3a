import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  byHoleMode,
  editScore,
  isByHole,
  onNineHoles,
  playedNine,
  type ScoreEdit,
  type ScoreEntry,
  type Nine,
} from '~/domain/scores/score-entry'
import { courses } from '~/features/courses/queries'
import { afterPaint } from '~/lib/after-paint'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layout/card'
import { AfterFallback, createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { visuallyHidden } from '~/ui/layout/visually-hidden'
import type { ScoreDraft } from '../draft/score-draft'
import { EntryStrip } from './entry-strip'
import { useIsPhone } from '~/platform/use-media'
import type { RoundEnd } from '../holes/end-of-round'
import type { ChangeDraft } from '../draft/use-autosaved-draft'
import { Segmented } from '~/ui/fields/segmented'
import styles from './score-form.module.css'

type WayProps = { entry: ScoreEntry; isNineOnly: boolean; onEdit: (edit: ScoreEdit) => void }

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

const PLAYED = [...NINES, { value: 'more', label: '10–18 holes' }] as const

/** How the score is entered: a total of 18 or of a nine, or hole by hole. */
function ScoreModes({ entry, isNineOnly, onEdit }: WayProps) {
  const nine = playedNine(entry)
  const isHoleByHole = isByHole(entry)
  const choose = (way: Way) => {
    if (way !== 'holes') onEdit({ kind: 'mode', mode: way })
    else if (!isHoleByHole) onEdit({ kind: 'mode', mode: byHoleMode(entry) })
  }
  const play = (played: Nine | 'more') => {
    if (played === 'more') return onEdit({ kind: 'mode', mode: 'hole-by-hole-10-18' })
    if (isHoleByHole) onEdit({ kind: 'mode', mode: 'hole-by-hole-9' })
    onEdit({ kind: 'nine', nine: played })
  }
  return (
    <>
      <Segmented
        legend="How to enter the score"
        hideLegend
        name="way"
        value={isHoleByHole ? 'holes' : nine ? '9' : '18'}
        options={isNineOnly ? WAYS.slice(1) : WAYS}
        onChange={choose}
      />
      {!isNineOnly && (isHoleByHole || nine) && (
        <Segmented
          legend={isHoleByHole ? 'Holes played' : 'Nine played'}
          hideLegend
          name="nine"
          value={nine ?? 'more'}
          options={isHoleByHole ? PLAYED : NINES}
          onChange={play}
        />
      )}
    </>
  )
}

// Loaded after the form, since most rounds are posted as a total; if it cannot be loaded, the form works without it (R12).
const holeEntry = createLazyPart(() =>
  import('../holes/hole-entry').then(({ HoleEntry }) => HoleEntry),
)

type Props = {
  draft: ScoreDraft
  change: ChangeDraft
  /** The course has nine holes. */
  isNineOnly: boolean
  /** Puts the cursor into the total when the form opens. */
  focusTotal: boolean
  /** The field of a total or a nine was left. */
  onLeave: () => void
  /** What the score pad shows after the last hole. */
  end: RoundEnd
}

/** The first card of the form: how the score is entered, and the score. */
export function ScorePart({ draft, change, isNineOnly, focusTotal, onLeave, end }: Props) {
  const { entry, course, teeSetId } = draft
  const onChange = (edit: (now: ScoreEntry) => ScoreEntry) =>
    change((now) => ({ entry: edit(isNineOnly ? onNineHoles(now.entry) : now.entry) }))
  const [isOpening, setOpening] = useState(true)
  const [focusHole, setFocusHole] = useState(false)
  const hasKeys = !useIsPhone()
  function choose(made: ScoreEdit): void {
    setOpening(false) // the changed control keeps the focus
    // After a press, digits can be typed at once; after an arrow key the focus stays, since the next choice may follow.
    setFocusHole(hasKeys && !document.activeElement?.matches(':focus-visible'))
    onChange((now) => editScore(now, made))
  }
  // Preloaded, since there may be no signal at the first hole.
  useEffect(() => afterPaint(holeEntry.preload), [])
  const client = useQueryClient()
  const { courseId } = course
  useEffect(() => {
    if (teeSetId === undefined) return undefined
    return afterPaint(() => void client.prefetchQuery(courses.holes(courseId, teeSetId)))
  }, [client, courseId, teeSetId])
  return (
    <Card inside="section">
      <h2 className={visuallyHidden}>Score</h2>
      <ScoreModes entry={entry} isNineOnly={isNineOnly} onEdit={choose} />
      {isByHole(entry) ? (
        <AfterFallback fallback={<Skeleton className={styles.holes} />}>
          <ShowLazyPart
            part={holeEntry}
            props={{
              courseId: course.courseId,
              teeSetId,
              entry,
              onChange,
              isNineOnly,
              isFocused: focusHole,
              end,
            }}
            fallback={<Skeleton className={styles.holes} />}
          />
        </AfterFallback>
      ) : (
        <EntryStrip
          entry={entry}
          isNineOnly={isNineOnly}
          focusTotal={focusTotal && isOpening}
          onChange={onChange}
          onLeave={onLeave}
        />
      )}
    </Card>
  )
}
