import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { isSkipped, sumOf, type HoleFacts } from '~/domain/scores/holes'
import { holeMark, holeWord } from '~/domain/scores/hole-result'
import { scoreSums, type ScoreEntry } from '~/domain/scores/score-entry'
import { useIsPhone } from '~/platform/use-media'
import { Mark } from '~/ui/display/mark'
import { focusAndScroll } from '~/ui/focus/focus'
import { pluralize } from '~/lib/pluralize'
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
  /** The hole that is entered now. */
  current: number
  /** The cell of that hole. */
  cell: RefObject<HTMLButtonElement | null>
  onSelect: (hole: number) => void
}

const FRONT = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const BACK = [10, 11, 12, 13, 14, 15, 16, 17, 18]

/** The card: one table of 18 holes where there is room, else the two nines, one under the other. */
export function HoleCard(props: Props) {
  const wide = !useIsPhone()
  const card = useRef<HTMLDivElement>(null)
  const { cell, current } = props
  // The focus follows the current hole while it is on the card; taps on the pad do not move it here.
  useEffect(() => {
    if (card.current?.contains(document.activeElement)) focusAndScroll(cell.current)
  }, [cell, current])
  return (
    <div className={styles.scoreboard} ref={card}>
      {wide ? (
        <Nines {...props} label="Scorecard" nines={['front', 'back']} />
      ) : (
        <>
          <Nines {...props} label="Front nine" nines={['front']} />
          <Nines {...props} label="Back nine" nines={['back']} />
        </>
      )}
    </div>
  )
}

type NinesProps = Props & { label: string; nines: readonly ('front' | 'back')[] }

const SUMS = { front: 'OUT', back: 'IN' } as const
const holesOf = (nine: 'front' | 'back') => (nine === 'front' ? FRONT : BACK)

function Nines({ label, nines, entry, facts, current, cell, onSelect }: NinesProps) {
  const sums = scoreSums(entry)
  const whole = nines.length > 1
  const now = (hole: number) => (hole === current ? styles.now : undefined)
  const factSum = (holes: readonly number[], of: (fact: HoleFacts) => number | undefined) =>
    sumOf(holes.map((hole) => of(facts[hole - 1] ?? NOTHING))) ?? '–'
  const row = (
    content: (hole: number) => ReactNode,
    sum: (holes: readonly number[], nine: 'front' | 'back') => ReactNode,
    total: ReactNode,
  ) => (
    <>
      {nines.map((nine) => [
        ...holesOf(nine).map((hole) => (
          <td key={hole} className={now(hole)}>
            {content(hole)}
          </td>
        )),
        <td key={nine} className={styles.sum}>
          {sum(holesOf(nine), nine)}
        </td>,
      ])}
      {whole && <td className={styles.sum}>{total}</td>}
    </>
  )
  const fact = (of: (fact: HoleFacts) => number | undefined) =>
    row(
      (hole) => of(facts[hole - 1] ?? NOTHING) ?? '–',
      (holes) => factSum(holes, of),
      factSum([...FRONT, ...BACK], of),
    )
  return (
    <table className={styles.card} data-whole={whole || undefined} aria-label={label}>
      <thead>
        <tr>
          <th scope="row">HOLE</th>
          {nines.map((nine) => [
            ...holesOf(nine).map((hole) => (
              <th key={hole} scope="col" className={now(hole)}>
                {hole}
              </th>
            )),
            <th key={nine} scope="col" className={styles.sum}>
              {SUMS[nine]}
            </th>,
          ])}
          {whole && (
            <th scope="col" className={styles.sum}>
              TOT
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.yards}>
          <th scope="row">YDS</th>
          {fact(({ yards }) => yards)}
        </tr>
        <tr className={styles.par}>
          <th scope="row">PAR</th>
          {fact(({ par }) => par)}
        </tr>
        <tr className={styles.score}>
          <th scope="row">SCORE</th>
          {row(
            (hole) => (
              <ScoreCell {...{ entry, facts, hole, current, cell, onSelect }} />
            ),
            (_holes, nine) => sums[nine] ?? '–',
            sums.total ?? '–',
          )}
        </tr>
      </tbody>
    </table>
  )
}

const NOTHING: HoleFacts = { par: undefined, yards: undefined }

/** One tab stop for the whole card; the arrows go from cell to cell. */
function ScoreCell({ entry, facts, hole, current, cell, onSelect }: Props & { hole: number }) {
  const { par } = facts[hole - 1] ?? NOTHING
  const score = entry.holes[hole - 1] ?? null
  return (
    <button
      ref={hole === current ? cell : undefined}
      type="button"
      name={hole === current ? 'hole' : undefined} // where an error of the holes takes the focus
      className={styles.cell}
      data-blank={score === null || undefined}
      data-skipped={isSkipped(entry.holes, hole) || undefined}
      aria-current={hole === current ? 'true' : undefined}
      aria-label={cellLabel(entry.holes, hole, { par, yards: undefined })}
      tabIndex={hole === current ? 0 : -1}
      onClick={() => onSelect(hole)}
    >
      {score !== null && <Mark kind={holeMark(score, par)}>{score}</Mark>}
    </button>
  )
}
