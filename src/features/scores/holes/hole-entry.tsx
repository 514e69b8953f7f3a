import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { holeList, type HoleFacts } from '~/domain/scores/hole-list'
import type { ScoreEntry } from '~/domain/scores/score-entry'
import { Button } from '~/ui/actions/button'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { courses } from '~/features/courses/queries'
import { HoleCard } from './hole-card'
import styles from './hole-entry.module.css'
import { useCardKeys } from './hole-keys'
import { HoleLegend } from './hole-legend'
import { cellLabel } from './hole-labels'
import { KeepScreenOn } from './keep-screen-on'
import { ScorePad } from './score-pad'
import { useHoleEntry } from './use-hole-entry'

type Props = {
  courseId: number
  teeSetId: number | undefined
  entry: ScoreEntry
  onChange: (edit: (entry: ScoreEntry) => ScoreEntry) => void
  /** The error of the holes after Post was pressed. */
  fault: string | undefined
  /** What the holes have to be, while there are too few. */
  rule: string | undefined
}

const UNKNOWN: readonly HoleFacts[] = holeList([])

/** Score entry hole by hole: the card and its pad. Without pars (no tees yet, a combination tee) it works all the same. */
export function HoleEntry({ courseId, teeSetId, entry, onChange, fault, rule }: Props) {
  const chosen = teeSetId !== undefined
  const holes = useQuery({
    ...courses.holes(courseId, teeSetId ?? 0),
    enabled: chosen,
    select: holeList,
  })
  const facts = (chosen && holes.data) || UNKNOWN
  const known = facts.some(({ par }) => par !== undefined)
  const controls = useHoleEntry(entry, onChange)
  const card = useCardKeys(controls)
  const cell = useRef<HTMLButtonElement>(null)
  const last = controls.steps.at(-1)
  const faultText = controls.fault ?? fault
  return (
    <div className={styles.entry} role="group" aria-label="Hole by hole" ref={card}>
      <HoleCard
        entry={entry}
        facts={facts}
        current={controls.hole}
        cell={cell}
        onSelect={(hole) => controls.select(hole)}
      />
      <VisuallyHidden role="status">
        {last &&
          `${cellLabel(entry.holes, last.hole, facts[last.hole - 1] ?? NO_FACTS)}. Now hole ${controls.hole}.`}
      </VisuallyHidden>
      {faultText && (
        <p className={styles.fault} role="alert">
          {faultText}
        </p>
      )}
      {known ? <HoleLegend /> : <NoPars chosen={chosen} holes={holes} />}
      <KeepScreenOn />
      <ScorePad entry={entry} facts={facts} controls={controls} cell={cell} />
      {rule && !faultText && <p className={styles.note}>{rule}</p>}
    </div>
  )
}

const NO_FACTS: HoleFacts = { par: undefined, yards: undefined }

type NoParsProps = {
  chosen: boolean
  holes: { isFetching: boolean; isError: boolean; refetch: () => unknown }
}

/** Why there are no pars on the card. */
function NoPars({ chosen, holes }: NoParsProps) {
  if (holes.isError && !holes.isFetching)
    return (
      <p className={styles.note}>
        We couldn’t load the pars. You can enter scores without them.{' '}
        <Button variant="quiet" small onClick={() => void holes.refetch()}>
          Retry
        </Button>
      </p>
    )
  if (holes.isFetching) return <p className={styles.note}>Loading pars…</p>
  const why = chosen ? 'These tees have no pars on file.' : 'Choose tees below to see the pars.'
  return <p className={styles.note}>{why} You can enter scores without them.</p>
}
