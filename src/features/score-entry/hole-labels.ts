import type { HoleFacts } from '~/domain/hole-list'
import { isSkipped } from '~/domain/hole-cursor'
import { holeWord } from '~/domain/hole-result'
import { pluralize } from '~/lib/pluralize'

/** 'Hole 7, par 4'. */
const holeName = (hole: number, { par }: HoleFacts): string =>
  `Hole ${hole}${par === undefined ? '' : `, par ${par}`}`

/** A score as it is heard: '3 strokes, birdie'. */
const scoreWords = (score: number, par: number | undefined): string =>
  [pluralize(score, 'stroke'), holeWord(score, par)].filter(Boolean).join(', ')

/** 'Hole 7, par 4, 3 strokes, birdie'; 'Hole 12, par 5, no score'. */
export function cellName(
  holes: readonly (number | null)[],
  hole: number,
  facts: HoleFacts,
): string {
  const score = holes[hole - 1] ?? null
  const said = isSkipped(holes, hole) ? 'skipped' : 'no score'
  return `${holeName(hole, facts)}, ${score === null ? said : scoreWords(score, facts.par)}`
}
