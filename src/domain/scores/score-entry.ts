import { notReadyMessages, scoreEntryMessages } from '../messages/score-entry'
import { isCalendarDay } from './played-date'

/** What is wrong with a played date, given the user's own calendar day; undefined when it may be posted (R25). */
export function playedDateFault(date: string, today: string): string | undefined {
  if (!date) return scoreEntryMessages.dateMissing
  if (!isCalendarDay(date)) return scoreEntryMessages.dateUnreal
  return date > today ? scoreEntryMessages.dateInFuture : undefined
}

/** How a score is entered. */
export const MODES = ['18', '9', 'hole-by-hole-9', 'hole-by-hole-10-18'] as const
export type EntryMode = (typeof MODES)[number]
export type Nine = 'front' | 'back'
export type ScoreField = Nine | 'total'

/** The least a total or a nine can be, and the most a hole can be. */
export const MIN_SCORE = 10
export const MAX_HOLE_SCORE = 19
const HOLES = 18
const NINE = 9
/** A sum has as many digits as a typed score may have. */
const MAX_SCORE = 999

/** What was typed, as text. Sums and enabled fields are derived from it. */
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
  /** Clears the total or the nines, so that the other can be entered. */
  | { kind: 'clear'; side: 'total' | 'nines' }
  | { kind: 'nine'; nine: Nine }

/** At most three ASCII digits; anything else is refused whole, so that '-5' never becomes 5 (SCR-15). */
export const isScoreText = (text: string): boolean => /^[0-9]{0,3}$/.test(text)

const isHoleScore = (score: number | null): boolean =>
  score === null || (Number.isInteger(score) && score >= 1 && score <= MAX_HOLE_SCORE)

const typed = (entry: ScoreEntry, field: ScoreField, text: string): ScoreEntry => {
  // A nine out of sight (the other one, in mode '9') must not close the total from there.
  const nines = field === 'total' && text !== '' && { front: '', back: '' }
  return { ...entry, ...nines, [field]: text }
}

/**
 * The entry after one edit. An edit that the rules forbid changes nothing, and another mode or nine loses nothing that was
 * typed: what it does not use is there again when the golfer comes back.
 */
export function editScore(entry: ScoreEntry, edit: ScoreEdit): ScoreEntry {
  switch (edit.kind) {
    case 'type': {
      const text = edit.text.trim()
      return isScoreText(text) && canType(entry, edit.field)
        ? typed(entry, edit.field, text)
        : entry
    }
    case 'hole': {
      if (!(edit.hole >= 1 && edit.hole <= HOLES) || !isHoleScore(edit.score)) return entry
      return { ...entry, holes: entry.holes.with(edit.hole - 1, edit.score) }
    }
    case 'mode':
      return { ...entry, mode: edit.mode }
    case 'nine':
      return { ...entry, nine: edit.nine }
    case 'clear':
      return edit.side === 'total' ? { ...entry, total: '' } : { ...entry, front: '', back: '' }
  }
}

/** Whether the score is entered hole by hole. */
export const isByHole = ({ mode }: Pick<ScoreEntry, 'mode'>): boolean =>
  mode === 'hole-by-hole-9' || mode === 'hole-by-hole-10-18'

/** The nines a total is made of: both, or in mode '9' the one played. */
const usedNines = ({ mode, nine }: ScoreEntry): readonly Nine[] =>
  mode === '9' ? [nine] : ['front', 'back']

/** Whether a field takes typing now: a typed total closes the nines, a typed nine closes the total. */
export function canType(entry: ScoreEntry, field: ScoreField): boolean {
  if (isByHole(entry)) return false
  const nines = usedNines(entry)
  if (field === 'total') return nines.every((nine) => entry[nine] === '')
  return entry.total === '' && nines.includes(field)
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

/** The current OUT, IN and TOT. With only one of two nines there is no total yet. */
export function scoreSums(entry: ScoreEntry): ScoreSums {
  if (isByHole(entry)) {
    const [front, back] = [sum(ofNine(entry.holes, 'front')), sum(ofNine(entry.holes, 'back'))]
    return { front, back, total: sum([front, back]) }
  }
  const used = (nine: Nine) => (usedNines(entry).includes(nine) ? scoreOf(entry[nine]) : undefined)
  const [front, back, whole] = [used('front'), used('back'), scoreOf(entry.total)]
  if (whole !== undefined) return { front, back, total: whole }
  if (entry.mode === '9') return { front, back, total: front ?? back }
  const both = front !== undefined && back !== undefined
  return { front, back, total: both ? front + back : undefined }
}

const scored = (holes: readonly (number | null)[]): number =>
  holes.filter((score) => score !== null).length

/** The fewest holes of a hole-by-hole score. */
const minHoles = (mode: EntryMode): number => (mode === 'hole-by-hole-10-18' ? 10 : 9)

const enough = (score: number | undefined): boolean => score !== undefined && score >= MIN_SCORE

/** Why Post is disabled, as a sentence; undefined when it is enabled. */
export function whyNotReady(entry: ScoreEntry): string | undefined {
  if (isByHole(entry)) {
    const missing = minHoles(entry.mode) - scored(entry.holes)
    return missing > 0 ? notReadyMessages.holesNeeded(missing) : undefined
  }
  const { front, back, total } = scoreSums(entry)
  if (front === undefined && back === undefined && total === undefined)
    return entry.mode === '18' ? notReadyMessages.nothing : notReadyMessages.nothingNine
  if (entry.mode === '18' && total === undefined) {
    return front === undefined ? notReadyMessages.frontMissing : notReadyMessages.backMissing
  }
  const nines = entry.mode === '18' ? [front, back].filter((score) => score !== undefined) : []
  if (!nines.every(enough)) return notReadyMessages.nineTooLow(MIN_SCORE)
  if (total !== undefined && total > MAX_SCORE) return notReadyMessages.totalTooHigh
  return enough(total) ? undefined : notReadyMessages.totalTooLow(MIN_SCORE)
}

/** Whether Post is enabled. */
export const canPost = (entry: ScoreEntry): boolean => whyNotReady(entry) === undefined

const ofNine = (holes: ScoreEntry['holes'], nine: Nine) =>
  nine === 'front' ? holes.slice(0, NINE) : holes.slice(NINE)

/** What is wrong with the holes: too few, or nine of them across both nines. */
export function holesFault({ mode, holes }: ScoreEntry): string | undefined {
  if (!isByHole({ mode })) return undefined
  const [front, back] = [scored(ofNine(holes, 'front')), scored(ofNine(holes, 'back'))]
  const least = minHoles(mode)
  if (mode === 'hole-by-hole-9' && front > 0 && back > 0) return scoreEntryMessages.oneNineOnly
  if (front + back >= least) return undefined
  return scoreEntryMessages.holesMissing(least, mode === 'hole-by-hole-9' ? '9' : '10-18')
}

/** A played hole, in the wire's own names. */
export type HoleDetail = { holeNumber: number; rawScore: number; par?: number }

/** The holes played, in order. `pars` by hole from 1, null or absent where unknown. */
export const holeDetails = (
  { holes }: Pick<ScoreEntry, 'holes'>,
  pars: readonly (number | null)[] = [],
): HoleDetail[] =>
  holes.flatMap((rawScore, at) => {
    const par = pars[at] ?? undefined
    return rawScore === null ? [] : [{ holeNumber: at + 1, rawScore, ...(par && { par }) }]
  })

/** The strokes and the side of a score, in the wire's own names. */
export type PostedStrokes = {
  /** 18 or 9; hole by hole, the holes that were played. */
  holesPlayed: number
  teeSetSide: 'All18' | 'Front9' | 'Back9'
  scoreTotal: number
  scoreFront?: number
  scoreBack?: number
}

const sideOf = (nine: Nine): 'Front9' | 'Back9' => (nine === 'front' ? 'Front9' : 'Back9')

/** The nine that holes 1 to 9 or 10 to 18 alone make, undefined for holes of both. */
const nineOfHoles = ({ front, back }: ScoreSums): Nine | undefined =>
  back === undefined ? 'front' : front === undefined ? 'back' : undefined

/**
 * What is posted: the total, and the nines where they were entered. Undefined while Post is not ready, and for nine holes
 * across both nines.
 */
export function strokesToPost(entry: ScoreEntry): PostedStrokes | undefined {
  const sums = scoreSums(entry)
  const { front, back, total } = sums
  if (total === undefined || !canPost(entry) || holesFault(entry)) return undefined
  const score = {
    scoreTotal: total,
    ...(front !== undefined && { scoreFront: front }),
    ...(back !== undefined && { scoreBack: back }),
  }
  switch (entry.mode) {
    case '18':
      return { holesPlayed: 18, teeSetSide: 'All18', ...score }
    case '9':
      return { holesPlayed: 9, teeSetSide: sideOf(entry.nine), ...score }
    case 'hole-by-hole-9':
      return { holesPlayed: 9, teeSetSide: sideOf(nineOfHoles(sums) ?? 'front'), ...score }
    case 'hole-by-hole-10-18':
      return { holesPlayed: scored(entry.holes), teeSetSide: 'All18', ...score }
  }
}
