import { notReadyMessages, scoreEntryMessages } from './messages/score-entry'

/** How a score is entered (golf-features section 4). */
export type EntryMode = '18' | '9' | 'hole-by-hole-9' | 'hole-by-hole-10-18'
export type Nine = 'front' | 'back'
export type ScoreField = Nine | 'total'

/** The least a total or a nine can be, and the most a hole can be (golf-features section 5). */
export const LEAST_SCORE = 10
export const MOST_PER_HOLE = 19
const HOLES = 18

/** What was typed, as text; sums and what may be typed where follow from it. */
export type ScoreEntry = {
  mode: EntryMode
  /** The nine played, in mode '9'. */
  nine: Nine
  front: string
  back: string
  total: string
  /** Hole scores 1 to 18; null where nothing was entered. */
  holes: readonly (number | null)[]
}

export const emptyEntry = (mode: EntryMode = '18'): ScoreEntry => ({
  mode,
  nine: 'front',
  front: '',
  back: '',
  total: '',
  holes: Array.from({ length: HOLES }, () => null),
})

export type ScoreEdit =
  | { kind: 'type'; field: ScoreField; text: string }
  | { kind: 'hole'; hole: number; score: number | null }
  | { kind: 'mode'; mode: EntryMode }
  | { kind: 'nine'; nine: Nine }

/** At most three ASCII digits; anything else is refused whole, so that '-5' never becomes 5 (SCR-15). */
const isScoreText = (text: string): boolean => /^[0-9]{0,3}$/.test(text)

const isHoleScore = (score: number | null): boolean =>
  score === null || (Number.isInteger(score) && score >= 1 && score <= MOST_PER_HOLE)

/** The entry after one edit. An edit that the rules forbid changes nothing. */
export function editScore(entry: ScoreEntry, edit: ScoreEdit): ScoreEntry {
  switch (edit.kind) {
    case 'type': {
      const text = edit.text.trim()
      return isScoreText(text) && canType(entry, edit.field)
        ? { ...entry, [edit.field]: text }
        : entry
    }
    case 'hole': {
      if (!(edit.hole >= 1 && edit.hole <= HOLES) || !isHoleScore(edit.score)) return entry
      return { ...entry, holes: entry.holes.with(edit.hole - 1, edit.score) }
    }
    case 'mode':
      return edit.mode === entry.mode
        ? entry
        : { ...emptyEntry(edit.mode), nine: entry.nine, holes: entry.holes }
    case 'nine':
      return { ...entry, nine: edit.nine, front: '', back: '' }
  }
}

const byHole = ({ mode }: ScoreEntry): boolean =>
  mode === 'hole-by-hole-9' || mode === 'hole-by-hole-10-18'

/** Whether a field takes typing now: a typed total closes the nines, a typed nine closes the total (section 4). */
export function canType(entry: ScoreEntry, field: ScoreField): boolean {
  if (byHole(entry)) return false
  if (field === 'total') return entry.front === '' && entry.back === ''
  return entry.total === '' && (entry.mode === '18' || entry.nine === field)
}

const scoreOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))

function sum(scores: readonly (number | null | undefined)[]): number | undefined {
  const entered = scores.filter((score) => typeof score === 'number')
  return entered.length > 0 ? entered.reduce((a, b) => a + b, 0) : undefined
}

export type ScoreSums = {
  front: number | undefined
  back: number | undefined
  total: number | undefined
}

/** OUT, IN and TOT as they stand. With one of two nines typed there is no total yet. */
export function scoreSums(entry: ScoreEntry): ScoreSums {
  if (byHole(entry)) {
    const [front, back] = [sum(entry.holes.slice(0, 9)), sum(entry.holes.slice(9))]
    return { front, back, total: sum([front, back]) }
  }
  const [front, back, typed] = [scoreOf(entry.front), scoreOf(entry.back), scoreOf(entry.total)]
  if (typed !== undefined || entry.mode === '9')
    return { front, back, total: typed ?? sum([front, back]) }
  return {
    front,
    back,
    total: front === undefined || back === undefined ? undefined : front + back,
  }
}

const scored = (holes: readonly (number | null)[]): number =>
  holes.filter((score) => score !== null).length

/** The fewest holes of a hole-by-hole score. */
export const leastHoles = (mode: EntryMode): number => (mode === 'hole-by-hole-10-18' ? 10 : 9)

const enough = (score: number | undefined): boolean => score !== undefined && score >= LEAST_SCORE

/** Why Post is not ready, in words; undefined exactly when golf-features section 5 enables it. */
export function whyNotReady(entry: ScoreEntry): string | undefined {
  if (byHole(entry)) {
    const missing = leastHoles(entry.mode) - scored(entry.holes)
    return missing > 0 ? notReadyMessages.holesNeeded(missing) : undefined
  }
  const { front, back, total } = scoreSums(entry)
  const typed = [front, back, total].filter((score) => score !== undefined)
  if (typed.length === 0)
    return entry.mode === '18' ? notReadyMessages.nothing : notReadyMessages.nothingNine
  if (entry.mode === '18' && total === undefined) {
    return front === undefined ? notReadyMessages.frontMissing : notReadyMessages.backMissing
  }
  const nines = entry.mode === '18' ? [front, back].filter((score) => score !== undefined) : []
  if (!nines.every(enough)) return notReadyMessages.nineTooLow(LEAST_SCORE)
  return enough(total) ? undefined : notReadyMessages.totalTooLow(LEAST_SCORE)
}

/** Whether Post is enabled (golf-features section 5). */
export const canPost = (entry: ScoreEntry): boolean => whyNotReady(entry) === undefined

/** What is said when an enabled score is posted all the same wrongly: hole-by-hole 9 across both nines. */
export function holesFault({ mode, holes }: ScoreEntry): string | undefined {
  const [front, back] = [scored(holes.slice(0, 9)), scored(holes.slice(9))]
  if (mode === 'hole-by-hole-9' && front > 0 && back > 0) return scoreEntryMessages.oneNineOnly
  if (mode === 'hole-by-hole-9' && front + back < 9) return scoreEntryMessages.holesMissing(9, '9')
  if (mode === 'hole-by-hole-10-18' && front + back < 10)
    return scoreEntryMessages.holesMissing(10, '10-18')
  return undefined
}

/** The strokes and the side of a total, in the wire's own names. Undefined while Post is not ready. */
export type PostedStrokes = {
  holesPlayed: number
  teeSetSide: 'All18' | 'Front9' | 'Back9'
  scoreTotal: number
  scoreFront?: number
  scoreBack?: number
}

/** What the modes 18 and 9 post: the total, and the nines where they were typed. */
export function strokesToPost(entry: ScoreEntry): PostedStrokes | undefined {
  const { front, back, total } = scoreSums(entry)
  if (byHole(entry) || total === undefined || !canPost(entry)) return undefined
  const nines = {
    ...(front !== undefined && { scoreFront: front }),
    ...(back !== undefined && { scoreBack: back }),
  }
  if (entry.mode === '18')
    return { holesPlayed: 18, teeSetSide: 'All18', scoreTotal: total, ...nines }
  const teeSetSide = entry.nine === 'front' ? 'Front9' : 'Back9'
  return { holesPlayed: 9, teeSetSide, scoreTotal: total, ...nines }
}
