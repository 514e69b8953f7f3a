import { notReadyMessages, scoreEntryMessages } from '../messages/score-entry'
import { isCalendarDay } from './played-date'

/** The error of a played date, given the golfer's current day; undefined if it can be posted (R25). */
export function playedDateFault(date: string, today: string): string | undefined {
  if (!date) return scoreEntryMessages.dateMissing
  if (!isCalendarDay(date)) return scoreEntryMessages.dateUnreal
  return date > today ? scoreEntryMessages.dateInFuture : undefined
}

/** How a score is entered. */
export const MODES = ['18', '9', 'hole-by-hole-9', 'hole-by-hole-10-18'] as const
/** One of the ways to enter a score. */
export type EntryMode = (typeof MODES)[number]
/** Holes 1 to 9, or 10 to 18. */
export type Nine = 'front' | 'back'
/** A cell that takes a number of strokes. */
export type ScoreField = Nine | 'total'

/** The minimum of a total or a nine. */
export const MIN_SCORE = 10
/** The maximum score of a hole. */
export const MAX_HOLE_SCORE = 19
const HOLES = 18
const NINE = 9
/** The maximum total: a sum may have no more digits than a typed score. */
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

/** An entry without scores. */
export const emptyEntry = (mode: EntryMode = '18'): ScoreEntry => ({
  mode,
  nine: 'front',
  front: '',
  back: '',
  total: '',
  holes: Array.from({ length: HOLES }, () => null),
})

/** One change of an entry. */
export type ScoreEdit =
  | { kind: 'type'; field: ScoreField; text: string }
  | { kind: 'hole'; hole: number; score: number | null }
  | { kind: 'mode'; mode: EntryMode }
  /** Clears the total or the nines, so that the other can be entered, or the holes of the nine that was not played. */
  | { kind: 'clear'; side: 'total' | 'nines' | 'other-nine' }
  /** Which nine was played. Holes scored under the other nine move with it. */
  | { kind: 'nine'; nine: Nine }

/** At most three ASCII digits; anything else is rejected as a whole, so that '-5' never becomes 5 (SCR-15). */
export const isScoreText = (text: string): boolean => /^[0-9]{0,3}$/.test(text)

const isHoleScore = (score: number | null): boolean =>
  score === null || (Number.isInteger(score) && score >= 1 && score <= MAX_HOLE_SCORE)

const typed = (entry: ScoreEntry, field: ScoreField, text: string): ScoreEntry => {
  // In mode '9' the nines are hidden, and the total replaces them.
  const nines = field === 'total' && (text !== '' || entry.mode === '9') && { front: '', back: '' }
  return { ...entry, ...nines, [field]: text }
}

/**
 * The entry after one edit. An edit that the rules forbid changes nothing. Switching the mode or the nine keeps everything that
 * was typed, also what the new one does not use.
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
      return movedTo(entry, edit.nine)
    case 'clear':
      return cleared(entry, edit.side)
  }
}

/** The entry with `nine` as the nine played. If only the other nine has hole scores, they were meant for this one. */
function movedTo(entry: ScoreEntry, nine: Nine): ScoreEntry {
  const [own, other] = [ofNine(entry.holes, nine), ofNine(entry.holes, otherNine(nine))]
  const isOther = entry.mode === 'hole-by-hole-9' && scored(own) === 0
  const swapped = nine === 'front' ? [...other, ...own] : [...own, ...other]
  return { ...entry, nine, ...(isOther && { holes: swapped }) }
}

function cleared(entry: ScoreEntry, side: 'total' | 'nines' | 'other-nine'): ScoreEntry {
  if (side === 'total') return { ...entry, total: '' }
  if (side === 'nines') return { ...entry, front: '', back: '' }
  const played = new Set(holesOfNine(nineByHole(entry)))
  return { ...entry, holes: entry.holes.map((score, at) => (played.has(at + 1) ? score : null)) }
}

/** Whether the score is entered hole by hole. */
export const isByHole = ({ mode }: Pick<ScoreEntry, 'mode'>): boolean =>
  mode === 'hole-by-hole-9' || mode === 'hole-by-hole-10-18'

/**
 * Whether a field can be typed in now: a typed total disables the nines, a typed nine disables the total. The score of nine
 * holes is one number, the total.
 */
export function canType({ mode, total, front, back }: ScoreEntry, field: ScoreField): boolean {
  if (isByHole({ mode })) return false
  if (mode === '9') return field === 'total'
  return field === 'total' ? front + back === '' : total === ''
}

const scoreOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))

function sum(scores: readonly (number | null | undefined)[]): number | undefined {
  const entered = scores.filter((score) => typeof score === 'number')
  return entered.length > 0 ? entered.reduce((a, b) => a + b, 0) : undefined
}

/** The sums of an entry; undefined where nothing is entered. */
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
  if (entry.mode === '9') {
    const total = scoreOf(entry.total || entry[entry.nine])
    return { front: undefined, back: undefined, [entry.nine]: total, total }
  }
  const [front, back, whole] = [scoreOf(entry.front), scoreOf(entry.back), scoreOf(entry.total)]
  if (whole !== undefined) return { front, back, total: whole }
  const both = front !== undefined && back !== undefined
  return { front, back, total: both ? front + back : undefined }
}

const scored = (holes: readonly (number | null)[]): number =>
  holes.filter((score) => score !== null).length

/** The minimum number of holes of a hole-by-hole score. */
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

/** Whether a score is being typed: a field has changed since one was last left, when the entry was `left`. */
export const isBeingTyped = (entry: ScoreEntry, left: ScoreEntry): boolean =>
  (['front', 'back', 'total'] as const).some((field) => entry[field] !== left[field])

/** Whether Post is enabled. */
export const canPost = (entry: ScoreEntry): boolean => whyNotReady(entry) === undefined

const ofNine = <T>(holes: readonly T[], nine: Nine): readonly T[] =>
  nine === 'front' ? holes.slice(0, NINE) : holes.slice(NINE)

const otherNine = (nine: Nine): Nine => (nine === 'front' ? 'back' : 'front')

/** The nine of nine holes entered hole by hole: the one chosen, unless only the other has scores. */
export function nineByHole({ nine, holes }: Pick<ScoreEntry, 'nine' | 'holes'>): Nine {
  const [own, other] = [ofNine(holes, nine), ofNine(holes, otherNine(nine))]
  return scored(own) === 0 && scored(other) > 0 ? otherNine(nine) : nine
}

/** The nine of a nine-hole score; undefined for longer rounds. */
export const playedNine = (entry: ScoreEntry): Nine | undefined =>
  entry.mode === '9' ? entry.nine : entry.mode === 'hole-by-hole-9' ? nineByHole(entry) : undefined

const ALL_HOLES: readonly number[] = Array.from({ length: HOLES }, (_, at) => at + 1)

/** The numbers of the holes of a nine. */
export const holesOfNine = (nine: Nine): readonly number[] => ofNine(ALL_HOLES, nine)

/** The holes that are entered, hole by hole: one nine, or all 18. */
export const roundHoles = (entry: ScoreEntry): readonly number[] =>
  entry.mode === 'hole-by-hole-9' ? holesOfNine(nineByHole(entry)) : ALL_HOLES

/** Whether each hole of the round, and no other hole, has a score. */
export const isRoundComplete = (entry: ScoreEntry): boolean =>
  isByHole(entry) &&
  !isAcrossNines(entry) &&
  roundHoles(entry).every((hole) => entry.holes[hole - 1] !== null)

/** Whether nine holes entered hole by hole have scores on both nines, which cannot be posted. */
export const isAcrossNines = ({ mode, holes }: Pick<ScoreEntry, 'mode' | 'holes'>): boolean =>
  mode === 'hole-by-hole-9' &&
  scored(ofNine(holes, 'front')) > 0 &&
  scored(ofNine(holes, 'back')) > 0

/** The hole-by-hole mode to switch to: nine holes from mode '9', unless the card has scores on both nines. */
export const byHoleMode = ({ mode, holes }: Pick<ScoreEntry, 'mode' | 'holes'>): EntryMode =>
  mode === '9' && !isAcrossNines({ mode: 'hole-by-hole-9', holes })
    ? 'hole-by-hole-9'
    : 'hole-by-hole-10-18'

/** The entry on a course with nine holes, which has no back nine and no longer rounds. */
export const onNineHoles = (entry: ScoreEntry): ScoreEntry => ({
  ...entry,
  mode: isByHole(entry) ? 'hole-by-hole-9' : '9',
  nine: 'front',
})

/** The error of the holes: too few, or nine holes on both nines; undefined if there is none. */
export function holesFault({ mode, holes }: ScoreEntry): string | undefined {
  if (!isByHole({ mode })) return undefined
  const least = minHoles(mode)
  if (isAcrossNines({ mode, holes })) return scoreEntryMessages.oneNineOnly
  if (scored(holes) >= least) return undefined
  return scoreEntryMessages.holesMissing(least, mode === 'hole-by-hole-9' ? '9' : '10-18')
}

/** A played hole, with the wire's field names. */
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

/** The strokes and the side of a score, with the wire's field names. */
export type PostedStrokes = {
  /** 18 or 9; hole by hole, the number of holes played. */
  holesPlayed: number
  teeSetSide: 'All18' | 'Front9' | 'Back9'
  scoreTotal: number
  scoreFront?: number
  scoreBack?: number
}

const sideOf = (nine: Nine): 'Front9' | 'Back9' => (nine === 'front' ? 'Front9' : 'Back9')

/**
 * The strokes to post: the total, and the nines if they were entered. Undefined while Post is not ready, and for nine holes
 * across both nines.
 */
export function strokesToPost(entry: ScoreEntry): PostedStrokes | undefined {
  const { front, back, total } = scoreSums(entry)
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
      return { holesPlayed: 9, teeSetSide: sideOf(nineByHole(entry)), ...score }
    case 'hole-by-hole-10-18':
      return { holesPlayed: scored(entry.holes), teeSetSide: 'All18', ...score }
  }
}
