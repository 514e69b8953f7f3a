import type { HoleFacts } from '~/domain/scores/hole-list'
import { isSkipped } from '~/domain/scores/hole-cursor'
import { holeWord } from '~/domain/scores/hole-result'
import { pluralize } from '~/lib/pluralize'

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
