import type { ScoreRow } from '../db/scores'
import {
  checkNotesAndRating,
  checkPlayed,
  refuse,
  type AcceptedRound,
  type PostedRound,
} from './association-posting'
import { holesOfSide } from './courses/rated-side'
import { treatmentOf } from './world-handicap/acceptability'
import { adjustCard } from './world-handicap/adjusted-gross-score'
import { courseHandicap, nineHoleCourseHandicap } from './world-handicap/course-handicap'

/** The strokes on a hole, before any limit. */
export type HoleStrokes = { holeNumber: number; rawScore: number }

/** The data that the association receives for a round posted hole by hole; sums are optional and computed by the sender. */
export type PostedHoles = PostedRound & {
  total: number | null
  front: number | null
  back: number | null
  numberOfHoles: number
  holeDetails: readonly HoleStrokes[]
}

/**
 * The association's own rules for a round hole by hole: each hole counts at most net double bogey, based on the index in
 * effect on the day of play (null: none yet). Refuses like `acceptTotal`.
 */
export function acceptHoles(
  post: PostedHoles,
  latestDay: string,
  indexOn: (day: string) => number | null,
): AcceptedRound {
  const playedAt = checkPlayed(post, latestDay)
  const rating = checkNotesAndRating(post, playedAt)
  const holes = holesCounted(post)
  const { teeSet } = playedAt
  if (teeSet.quirks?.holesMissing) {
    refuse('The handicap service has no holes of these tees. Please post the total.')
  }
  const ofSide = holesOfSide(teeSet, post.side)
  const raw = ofSide.map(({ number }) => strokesOn(post, number))
  checkHoles(post, raw)
  checkAcceptable(raw)
  const index = indexOn(post.datePlayed)
  const card = adjustCard({
    pars: ofSide.map(({ par }) => par),
    strokeIndexes: teeSet.quirks?.noAllocation
      ? null
      : ofSide.map(({ strokeIndex }) => strokeIndex),
    raw,
    courseHandicap: index === null ? null : handicapOn(index, holes, rating),
  })
  const played = raw.filter((strokes) => strokes !== null).length
  return {
    ...playedAt,
    rating,
    holes,
    total: card.gross,
    ...checkSums(post, card.gross),
    adjustedGross: card.adjustedGross,
    frontAdjusted: post.side === 'Front9' ? card.adjustedGross : card.front || null,
    backAdjusted: post.side === 'Back9' ? card.adjustedGross : card.back || null,
    ...(played !== holes && { partial: { holesPlayed: played, parPlayed: card.parPlayed } }),
  }
}

const handicapOn = (index: number, holes: 18 | 9, rating: AcceptedRound['rating']): number =>
  holes === 9 ? nineHoleCourseHandicap(index, rating) : courseHandicap(index, rating)

const strokesOn = ({ holeDetails }: PostedHoles, number: number): number | null =>
  holeDetails.find(({ holeNumber }) => holeNumber === number)?.rawScore ?? null

/** Whether a round counts as 18 holes or as nine. */
function holesCounted({
  side,
  holesPlayed,
  numberOfHoles,
  holeDetails,
}: PostedHoles): ScoreRow['holes'] {
  if (holesPlayed !== holeDetails.length) {
    refuse('The number of holes played is not the number of holes sent.')
  }
  if (holesPlayed < 9) refuse('A score needs nine holes at least.')
  const holes = side === 'All18' ? 18 : 9
  if (holes === 9 && holesPlayed > 9) refuse('A nine has nine holes.')
  if (holes === 18 && holesPlayed === 9) refuse('Say which nine was played.')
  return numberOfHoles === holes ? holes : refuse('A score is posted for nine or for 18 holes.')
}

/** Refuses fewer than 18 holes unless they include a complete nine. */
function checkAcceptable(raw: readonly (number | null)[]): void {
  const isComplete = (nine: readonly (number | null)[]) => !nine.includes(null)
  const treatment = treatmentOf({
    holesPlayed: raw.filter((strokes) => strokes !== null).length,
    ratedNineCompleted: isComplete(raw.slice(0, 9)) || isComplete(raw.slice(-9)),
    hasHandicapIndex: true, // without an index the round is accepted, too, and waits in the record
  })
  if (treatment === 'rejected') refuse('A round of 10 to 17 holes needs one complete nine.')
}

function checkHoles({ holeDetails }: PostedHoles, raw: readonly (number | null)[]): void {
  const numbers = new Set(holeDetails.map(({ holeNumber }) => holeNumber))
  if (numbers.size < holeDetails.length) refuse('A hole is sent twice.')
  if (raw.filter((strokes) => strokes !== null).length < numbers.size) {
    refuse('A hole is not among the holes played.')
  }
  if (holeDetails.some(({ rawScore }) => rawScore < 1 || rawScore > 19)) {
    refuse('A hole takes 1 to 19 strokes.')
  }
}

/** Strokes of each nine, null for a nine that was not played. Refuses the sender's sums if they do not match the holes. */
function checkSums(
  { holeDetails, total, front, back }: PostedHoles,
  gross: number,
): { front: number | null; back: number | null } {
  if (gross < 10) refuse('A score has at least 10 strokes.')
  const sum = (isOf: (hole: number) => boolean) =>
    holeDetails.reduce((all, hole) => all + (isOf(hole.holeNumber) ? hole.rawScore : 0), 0) || null
  const sums = { front: sum((hole) => hole <= 9), back: sum((hole) => hole > 9) }
  const differs = (sent: number | null, made: number | null) => sent !== null && sent !== made
  if (differs(total, gross) || differs(front, sums.front) || differs(back, sums.back)) {
    refuse('The holes do not add up to the total.')
  }
  return sums
}
