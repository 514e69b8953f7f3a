import { useQuery } from '@tanstack/react-query'
import { useRef, useEffect, useEffectEvent, type RefObject, useState } from 'react'
import { factsOf, holeList, type HoleFacts } from '~/domain/scores/holes'
import { tallyTexts, toParOf } from '~/domain/scores/hole-result'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import {
  editScore,
  holesFault,
  isAcrossNines,
  nineByHole,
  scoreSums,
  type ScoreEntry,
} from '~/domain/scores/score-entry'
import { Button } from '~/ui/actions/button'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { courses } from '~/features/courses/queries'
import { Mark } from '~/ui/display/mark'
import { Checkbox } from '~/ui/fields/checkbox'
import { browserVisibility } from '~/platform/visibility'
import { createWakeLock } from '~/platform/wake-lock'
import { isFocusLost, moveFocus } from '~/ui/focus/focus'
import { useFocusWhen } from '~/ui/focus/use-focus'
import { HoleCard, cellLabel } from './hole-card'
import styles from './hole-entry.module.css'
import type { RoundEnd } from './end-of-round'
import { ScorePad } from './score-pad'
import { useHoleEntry, type HoleEntryControls } from './use-hole-entry'

/** Keeps the screen of this device on. */
const screenWakeLock = createWakeLock({
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : undefined,
  visibility: browserVisibility,
})

/** Keeps the screen on while holes are entered, if the golfer chooses it, since it costs battery. */
function KeepScreenOn() {
  const [on, setOn] = useState(false)
  useEffect(() => (on ? screenWakeLock.acquire() : undefined), [on])
  if (!screenWakeLock.isSupported) return null
  return (
    <Checkbox
      className={styles.screen}
      label="Keep the screen on"
      checked={on}
      onChange={({ target }) => setOn(target.checked)}
    />
  )
}

/** The legend of the marks. Hidden from screen readers, which read each score's result. */
const HoleLegend = () => (
  <p className={styles.legend} aria-hidden="true">
    <span>
      <Mark kind="eagle">3</Mark>Eagle
    </span>
    <span>
      <Mark kind="birdie">4</Mark>Birdie
    </span>
    <span>
      <Mark kind="bogey">5</Mark>Bogey
    </span>
    <span>
      <Mark kind="double">6</Mark>Double or worse
    </span>
  </p>
)

type LegendProps = { entry: ScoreEntry; facts: readonly HoleFacts[]; isOver: boolean }

/** The legend of the marks; after the last hole, the number of holes by result. */
function Legend({ entry, facts, isOver }: LegendProps) {
  const pars = facts.map(({ par }) => par)
  const tally = isOver ? tallyTexts(entry.holes, pars) : []
  if (tally.length === 0) return <HoleLegend />
  return (
    <p className={styles.tally}>
      {tally.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  )
}

const MOVES = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', 9],
  ['ArrowUp', -9],
])

function typeOnCard(event: KeyboardEvent, controls: HoleEntryControls): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') controls.undo()
  else if (ctrlKey || metaKey || altKey) return
  else if (/^[0-9]$/.test(key)) controls.digit(Number(key))
  else if (MOVES.has(key)) controls.move(MOVES.get(key) ?? 0)
  else if (key === 'Home') controls.select(controls.round.at(0) ?? 1)
  else if (key === 'End') controls.select(controls.round.at(-1) ?? 18)
  else if (key === 'Backspace' || key === 'Delete') controls.enter(null)
  else if (key !== 'Enter' || !controls.settle()) return
  event.preventDefault()
}

/**
 * Keys for the card, from its cells and from the pad: digits enter scores, arrows move, Backspace clears, Ctrl+Z or Cmd+Z undoes.
 * A native listener on the element around both, which cannot be focused itself.
 */
function useCardKeys(controls: HoleEntryControls): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  const typed = useEffectEvent((event: KeyboardEvent) => typeOnCard(event, controls))
  useEffect(() => {
    const element = card.current
    const onKeyDown = (event: KeyboardEvent) => typed(event)
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return card
}

type Props = {
  courseId: number
  teeSetId: number | undefined
  entry: ScoreEntry
  onChange: (edit: (entry: ScoreEntry) => ScoreEntry) => void
  /** The course has nine holes. */
  isNineOnly: boolean
  /** The hole being entered takes the focus when the card appears. */
  isFocused: boolean
  end: RoundEnd
}

const UNKNOWN: readonly HoleFacts[] = holeList([])

/** Score entry hole by hole: the card and its pad. It also works without pars (no tees yet, or a combination tee). */
export function HoleEntry({
  courseId,
  teeSetId,
  entry,
  onChange,
  isNineOnly,
  isFocused,
  end,
}: Props) {
  const hasTees = teeSetId !== undefined
  const holes = useQuery({
    ...courses.holes(courseId, teeSetId ?? 0),
    enabled: hasTees,
    retryOnMount: true, // the form's prefetch may have failed before the card was opened
    refetchOnReconnect: true,
    select: holeList,
  })
  const facts = (hasTees && holes.data) || UNKNOWN
  const hasPars = facts.some(({ par }) => par !== undefined)
  const controls = useHoleEntry(entry, onChange)
  const card = useCardKeys(controls)
  const cell = useFocusWhen<HTMLButtonElement>(isFocused)
  const isAcross = isAcrossNines(entry)
  const wasAcross = useRef(isAcross)
  useEffect(() => {
    if (wasAcross.current && isFocusLost()) moveFocus(cell.current) // the button that cleared the other nine was removed
    wasAcross.current = isAcross
  }, [isAcross, cell])
  /** The rule that the holes do not meet yet. */
  const rule = holesFault(entry)
  const faultText = controls.fault ?? (isAcross ? rule : undefined)
  return (
    <div
      className={styles.entry}
      role="group"
      aria-label="Hole by hole"
      aria-describedby={faultText && 'hole-error'} // Post scrolls to it
      ref={card}
    >
      <HoleCard
        entry={entry}
        facts={facts}
        round={controls.round}
        current={controls.hole}
        isOver={controls.isOver}
        nines={isNineOnly ? ['front'] : ['front', 'back']}
        cell={cell}
        onSelect={(hole) => controls.select(hole)}
      />
      <VisuallyHidden role="status">{spoken(entry, facts, controls)}</VisuallyHidden>
      {faultText && (
        <p className={styles.fault} id="hole-error" role="alert">
          {faultText}
        </p>
      )}
      {isAcross && (
        <Button
          variant="line"
          small
          onClick={() => onChange((now) => editScore(now, { kind: 'clear', side: 'other-nine' }))}
        >
          {scoreEntryMessages.clearNine[nineByHole(entry) === 'front' ? 'back' : 'front']}
        </Button>
      )}
      {rule && !faultText && <p className={styles.note}>{rule}</p>}
      {hasPars ? (
        <Legend entry={entry} facts={facts} isOver={controls.isOver} />
      ) : (
        <NoPars hasTees={hasTees} holes={holes} cell={cell} />
      )}
      <KeepScreenOn />
      <ScorePad entry={entry} facts={facts} controls={controls} cell={cell} end={end} />
    </div>
  )
}

/** What screen readers announce after each score, after Undo and at the end of the round. */
function spoken(
  entry: ScoreEntry,
  facts: readonly HoleFacts[],
  { steps, undone, hole, round, isOver }: HoleEntryControls,
): string | undefined {
  const changed = undone === hole ? undone : steps.at(-1)?.hole
  if (changed === undefined) return undefined
  const entered = cellLabel(entry.holes, changed, factsOf(facts, changed))
  if (!isOver) return `${entered}. Now hole ${hole}.`
  const { total = 0 } = scoreSums(entry)
  return `${entered}. ${scoreEntryMessages.roundOver(round.length, total, toParOf(entry.holes, facts))}`
}

type NoParsProps = {
  hasTees: boolean
  holes: { isFetching: boolean; isError: boolean; refetch: () => unknown }
  /** Takes the focus from Retry, which is removed when it is pressed. */
  cell: RefObject<HTMLElement | null>
}

/** Why there are no pars on the card. */
function NoPars({ hasTees, holes, cell }: NoParsProps) {
  const retry = () => {
    void holes.refetch()
    moveFocus(cell.current)
  }
  if (holes.isError && !holes.isFetching)
    return (
      <p className={styles.note}>
        We couldn’t load the pars. You can enter scores without them.{' '}
        <Button variant="quiet" small onClick={retry}>
          Retry
        </Button>
      </p>
    )
  if (holes.isFetching)
    return (
      <div className={styles.loading}>
        <p className={styles.note}>Loading pars…</p>
        <HoleLegend />
      </div>
    )
  const why = hasTees ? 'These tees have no pars on file.' : 'Choose tees below to see the pars.'
  return <p className={styles.note}>{why} You can enter scores without them.</p>
}
