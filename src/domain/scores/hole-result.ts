/** How a hole's score is marked: circles under par, squares over it, two of them at most. */
export type HoleMark = 'eagle' | 'birdie' | 'bogey' | 'double'

/** The mark of a score; undefined at par and if the par is unknown. */
export function holeMark(strokes: number, par: number | undefined): HoleMark | undefined {
  if (par === undefined || strokes === par) return undefined
  if (strokes < par) return par - strokes === 1 ? 'birdie' : 'eagle'
  return strokes - par === 1 ? 'bogey' : 'double'
}

const WORDS = new Map([
  [-2, 'eagle'],
  [-1, 'birdie'],
  [0, 'par'],
  [1, 'bogey'],
  [2, 'double bogey'],
  [3, 'triple bogey'],
])

/** The name of a score: 'birdie', 'ace', '5 over par'. If the par is unknown, undefined except for an ace. */
export function holeWord(strokes: number, par: number | undefined): string | undefined {
  if (strokes === 1) return 'ace'
  if (par === undefined) return undefined
  const over = strokes - par
  return WORDS.get(over) ?? (over < 0 ? 'albatross' : `${over} over par`)
}

/** The strokes over par (negative: under par) after `thru` holes. */
export type Running = { over: number; thru: number }

/** The running score against par; undefined before the first score, and while a scored hole's par is unknown. */
export function runningScore(
  holes: readonly (number | null)[],
  pars: readonly (number | undefined)[],
): Running | undefined {
  let over = 0
  let thru = 0
  for (const [at, strokes] of holes.entries()) {
    if (strokes === null) continue
    const par = pars[at]
    if (par === undefined) return undefined
    over += strokes - par
    thru += 1
  }
  return thru > 0 ? { over, thru } : undefined
}

/** The number of holes by result: '1 birdie', '10 pars', '2 doubles or worse'. Empty while a scored hole's par is unknown. */
export function tallyTexts(
  holes: readonly (number | null)[],
  pars: readonly (number | undefined)[],
): string[] {
  if (!runningScore(holes, pars)) return []
  const marks = holes.flatMap((strokes, at) =>
    strokes === null ? [] : [holeMark(strokes, pars[at]) ?? 'par'],
  )
  return TALLY.flatMap(([kind, one, more]) => {
    const count = marks.filter((mark) => mark === kind).length
    return count > 0 ? [`${count} ${count === 1 ? one : more}`] : []
  })
}

const TALLY = [
  ['eagle', 'eagle or better', 'eagles or better'],
  ['birdie', 'birdie', 'birdies'],
  ['par', 'par', 'pars'],
  ['bogey', 'bogey', 'bogeys'],
  ['double', 'double or worse', 'doubles or worse'],
] as const

/** 'E', '+3', '−2', with a true minus. */
export const toParText = (over: number): string =>
  over === 0 ? 'E' : over > 0 ? `+${over}` : `−${-over}`

/** The running score against par, 'E' or '+3'; undefined while it is unknown. */
export function toParOf(
  scores: readonly (number | null)[],
  holes: readonly { par: number | undefined }[],
): string | undefined {
  const running = runningScore(
    scores,
    holes.map(({ par }) => par),
  )
  return running && toParText(running.over)
}
