import { isDay } from '../lib/time'
import type { ScoreRow, TeeSetSide } from '../db/scores'
import { Problem } from '../lib/problem'
import { courseWithId, isInSeason, teeSetOf } from './association'
import type { CourseSeed, TeeSetSeed } from './courses/course-seed'
import { ratedSide } from './courses/rated-side'
import type { RatedTees } from './world-handicap/types'

/** The data that the association receives for any round. */
export type PostedRound = {
  courseId: number
  teeSetId: number
  side: TeeSetSide
  holesPlayed: number
  datePlayed: string
  notes: string
}

/** A round posted as a total. */
export type PostedTotal = PostedRound & {
  total: number
  front: number | null
  back: number | null
}

/** Where a round was played. */
export type PlayedAt = { course: CourseSeed; teeSet: TeeSetSeed }

/** The data recorded for an accepted round. */
export type AcceptedRound = PlayedAt & { rating: RatedTees } & Pick<
    ScoreRow,
    | 'holes'
    | 'total'
    | 'front'
    | 'back'
    | 'adjustedGross'
    | 'frontAdjusted'
    | 'backAdjusted'
    | 'partial'
  >

/** Throws a Problem 422, as the association refuses a round. */
export const refuse = (message: string): never => {
  throw new Problem(422, message)
}

/**
 * The association's own rules for a posted total, not shared with the app. Throws a Problem 404 for an unknown course and 422
 * for anything else it refuses. `latestDay` is the latest calendar day anywhere on earth: requests do not include the
 * golfer's zone, so only a later day is certainly in the future.
 */
export function acceptTotal(post: PostedTotal, latestDay: string): AcceptedRound {
  const playedAt = checkPlayed(post, latestDay)
  const holes = holesOf(post)
  const { front, back } = ninesOf(post)
  const rating = checkNotesAndRating(post, playedAt)
  const { total } = post
  // A posted total counts as adjusted, because without the holes nothing can be limited.
  const adjusted = { adjustedGross: total, frontAdjusted: front, backAdjusted: back }
  return { ...playedAt, rating, holes, total, front, back, ...adjusted }
}

/** Checks where and when a round was played. */
export function checkPlayed(post: PostedRound, latestDay: string): PlayedAt {
  const course = courseWithId(post.courseId)
  if (!course) throw new Problem(404, 'The handicap service does not know this course.')
  const teeSet = teeSetOf(course, post.teeSetId)
  if (!teeSet) throw new Problem(422, 'These tees do not belong to the course.')
  checkDay(post.datePlayed, latestDay)
  if (!isInSeason(course, post.datePlayed)) {
    refuse('The date played is outside the active score posting season of this course.')
  }
  return { course, teeSet }
}

/** Checks the notes of a round. Returns the rating of the holes played, which the tees must have. */
export function checkNotesAndRating(post: PostedRound, { teeSet }: PlayedAt): RatedTees {
  if (post.notes.length > 500) refuse('Notes can have 500 characters at most.')
  const rating = ratedSide(teeSet, post.side)
  if (!rating) throw new Problem(422, 'These tees are not rated for the holes played.')
  return rating
}

function checkDay(day: string, latestDay: string): void {
  if (!isDay(day) || day < '1900-01-01') refuse('The date played is not a calendar day.')
  if (day > latestDay) refuse('The date played cannot be in the future.')
}

function holesOf({ holesPlayed, side }: PostedTotal): 18 | 9 {
  if (holesPlayed === 18 && side === 'All18') return 18
  if (holesPlayed === 9 && side !== 'All18') return 9
  if (holesPlayed > 9 && holesPlayed < 18) {
    return refuse('A round of 10 to 17 holes must be posted hole by hole.')
  }
  if (holesPlayed === 9) return refuse('Say which nine was played.')
  return refuse('A score is posted for nine or for 18 holes.')
}

/** The nines' strokes: for 18 holes both or neither, for nine holes only those of that nine. */
function ninesOf({ side, total, front, back }: PostedTotal): {
  front: number | null
  back: number | null
} {
  if (total < 10) refuse('A score has at least 10 strokes.')
  if (total > 999) refuse('A score has three digits at most.')
  if (side === 'Front9')
    return front === null || front === total ? { front: total, back: null } : unequal()
  if (side === 'Back9')
    return back === null || back === total ? { front: null, back: total } : unequal()
  if (front === null && back === null) return { front, back }
  if (front === null || back === null) return refuse('Give both nines, or the total only.')
  if (front < 10 || back < 10) return refuse('A nine has at least 10 strokes.')
  return front + back === total ? { front, back } : unequal()
}

const unequal = (): never => refuse('The nines do not add up to the total.')

const MAX_PER_DAY = { 18: 6, 9: 12 } as const
const IN_WORDS = { 18: 'six 18-hole scores', 9: 'twelve nine-hole scores' } as const

/** Refuses more than six 18-hole or twelve nine-hole scores for one day of play. */
export function checkDailyLimit(
  { datePlayed }: PostedRound,
  holes: 18 | 9,
  recorded: readonly ScoreRow[],
): void {
  const sameDay = recorded.filter((row) => row.playedOn === datePlayed && row.holes === holes)
  if (sameDay.length >= MAX_PER_DAY[holes]) {
    refuse(`No more than ${IN_WORDS[holes]} can be posted for one day.`)
  }
}
