import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { factsOf, isSkipped, sumOf, type HoleFacts } from '~/domain/scores/holes'
import { holeMark, holeWord, toParOf } from '~/domain/scores/hole-result'
import {
  holesOfNine,
  isAcrossNines,
  scoreSums,
  type Nine,
  type ScoreEntry,
} from '~/domain/scores/score-entry'
import { useIsPhone } from '~/platform/use-media'
import { Mark } from '~/ui/display/mark'
import { focusAndScroll } from '~/ui/focus/focus'
import { countText, pluralize } from '~/lib/pluralize'
import styles from './hole-card.module.css'

/** 'Hole 7, par 4'. */
const holeLabel = (hole: number, { par }: HoleFacts): string =>
  `Hole ${hole}${par === undefined ? '' : `, par ${par}`}`

/** A score for screen readers: '3 strokes, birdie'. */
const scoreText = (score: number, par: number | undefined): string =>
  [pluralize(score, 'stroke'), holeWord(score, par)].filter(Boolean).join(', ')

/** 'Hole 7, par 4, 3 strokes, birdie'; 'Hole 12, par 5, no score'. */
export function cellLabel(
  holes: readonly (number | null)[],
  hole: number,
  facts: HoleFacts,
): string {
  const score = holes[hole - 1] ?? null
  const emptyText = isSkipped(holes, hole) ? 'skipped' : 'no score'
  return `${holeLabel(hole, facts)}, ${score === null ? emptyText : scoreText(score, facts.par)}`
}

type Props = {
  entry: ScoreEntry
  facts: readonly HoleFacts[]
  /** The holes of the round; those of the other nine are dimmed. */
  round: readonly number[]
  /** The hole being entered. */
  current?: number
  /** The round is over: no hole is being entered. */
  isOver?: boolean
  /** The nines of the card; both if absent. */
  nines?: readonly Nine[]
  /** The cell of the hole being entered. */
  cell?: RefObject<HTMLButtonElement | null>
  /** Absent on the card of a posted round, which is only read. */
  onSelect?: (hole: number) => void
}

/** The card: one table of 18 holes if there is room, else the two nines, one above the other, and their total. */
export function HoleCard(props: Props) {
  const isWide = !useIsPhone()
  const card = useRef<HTMLDivElement>(null)
  const { cell, current, nines = BOTH_NINES } = props
  // The focus follows the current hole while it is on the card; taps on the pad do not move it here.
  useEffect(() => {
    if (card.current?.contains(document.activeElement)) focusAndScroll(cell?.current)
  }, [cell, current])
  return (
    <div className={styles.scoreboard} ref={card}>
      {isWide ? (
        <Nines {...props} label="Scorecard" nines={nines} />
      ) : (
        <>
          {nines.map((nine) => (
            <Nines key={nine} {...props} label={NINE_LABELS[nine]} nines={[nine]} />
          ))}
          <Total {...props} />
        </>
      )}
    </div>
  )
}

const BOTH_NINES: readonly Nine[] = ['front', 'back']

/** The holes of TOT: those of the round, or of both nines while both have scores. */
const holesOfTotal = ({ entry, round }: Pick<Props, 'entry' | 'round'>): readonly number[] =>
  isAcrossNines(entry) ? BOTH_NINES.flatMap(holesOfNine) : round

/** TOT below the nines, where they have no room for its column. */
function Total({ entry, facts, round }: Props) {
  const total = scoreSums(entry).total
  const sum = (of: (fact: HoleFacts) => number | undefined) =>
    sumOf(holesOfTotal({ entry, round }).map((hole) => of(factsOf(facts, hole))))
  const [par, yards] = [sum((fact) => fact.par), sum((fact) => fact.yards)]
  const course = [
    par !== undefined && `Par ${par}`,
    yards !== undefined && `${countText(yards)} yards`,
  ]
  return (
    <p className={styles.total}>
      <b>TOT</b>
      <span>{course.filter(Boolean).join(' · ')}</span>
      <b>{toParOf(entry.holes, facts)}</b>
      <strong>{total ?? '–'}</strong>
    </p>
  )
}

const NINE_LABELS = { front: 'Front nine', back: 'Back nine' } as const

type NinesProps = Props & { label: string; nines: readonly Nine[] }

const SUMS = { front: 'OUT', back: 'IN' } as const

function Nines({ label, nines, ...card }: NinesProps) {
  const { entry, facts, round, current, isOver, onSelect } = card
  const sums = scoreSums(entry)
  // A waiting score that was sent later may have been stored without them.
  const hasYards = onSelect !== undefined || facts.some(({ yards }) => yards !== undefined)
  const hasTotal = nines.length > 1
  const look = (hole: number) => {
    if (!round.includes(hole)) return styles.out
    return hole === current && !isOver ? styles.now : undefined
  }
  const factSum = (holes: readonly number[], of: (fact: HoleFacts) => number | undefined) =>
    sumOf(holes.map((hole) => of(factsOf(facts, hole)))) ?? '–'
  const row = (
    content: (hole: number) => ReactNode,
    sum: (holes: readonly number[], nine: Nine) => ReactNode,
    total: ReactNode,
  ) => (
    <>
      {nines.map((nine) => [
        ...holesOfNine(nine).map((hole) => (
          <td key={hole} className={look(hole)}>
            {content(hole)}
          </td>
        )),
        <td key={nine} className={styles.sum}>
          {sum(holesOfNine(nine), nine)}
        </td>,
      ])}
      {hasTotal && <td className={styles.sum}>{total}</td>}
    </>
  )
  const fact = (of: (fact: HoleFacts) => number | undefined) =>
    row(
      (hole) => of(factsOf(facts, hole)) ?? '–',
      (holes) => factSum(holes, of),
      factSum(holesOfTotal(card), of),
    )
  return (
    <table className={styles.card} data-whole={hasTotal || undefined} aria-label={label}>
      <thead>
        <tr>
          <th scope="row">HOLE</th>
          {nines.map((nine) => [
            ...holesOfNine(nine).map((hole) => (
              <th key={hole} scope="col" className={look(hole)}>
                {hole}
              </th>
            )),
            <th key={nine} scope="col" className={styles.sum}>
              {SUMS[nine]}
            </th>,
          ])}
          {hasTotal && (
            <th scope="col" className={styles.sum}>
              TOT
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {hasYards && (
          <tr className={styles.yards}>
            <th scope="row">YDS</th>
            {fact(({ yards }) => yards)}
          </tr>
        )}
        <tr className={styles.par}>
          <th scope="row">PAR</th>
          {fact(({ par }) => par)}
        </tr>
        <tr className={styles.score}>
          <th scope="row">SCORE</th>
          {row(
            (hole) => (
              <ScoreCell {...card} hole={hole} />
            ),
            (_holes, nine) => sums[nine] ?? '–',
            sums.total ?? '–',
          )}
        </tr>
      </tbody>
    </table>
  )
}

/** A cell of the card, which is one tab stop as a whole: the arrow keys move from cell to cell. */
function ScoreCell({ hole, ...card }: Props & { hole: number }) {
  const { entry, facts, round, current, isOver, cell, onSelect } = card
  const { par } = factsOf(facts, hole)
  const score = entry.holes[hole - 1] ?? null
  const mark = score !== null && <Mark kind={holeMark(score, par)}>{score}</Mark>
  const label = cellLabel(entry.holes, hole, { par, yards: undefined })
  if (!onSelect)
    return (
      <span
        className={styles.cell}
        data-blank={score === null || undefined}
        role="img"
        aria-label={label}
      >
        {mark}
      </span>
    )
  // The other nine can be chosen by its holes until the round has begun.
  const isOut = !round.includes(hole) && round.some((one) => entry.holes[one - 1] !== null)
  return (
    <button
      ref={hole === current ? cell : undefined}
      type="button"
      name={hole === current ? 'hole' : undefined} // an error of the holes moves the focus here
      className={styles.cell}
      data-blank={score === null || undefined}
      data-skipped={isSkipped(entry.holes, hole) || undefined}
      aria-current={hole === current && !isOver ? 'true' : undefined}
      aria-disabled={isOut || undefined}
      aria-label={label}
      tabIndex={hole === current ? 0 : -1}
      onClick={() => onSelect(hole)}
    >
      {mark}
    </button>
  )
}
