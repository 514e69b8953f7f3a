import { treatmentOf } from './acceptability'
import { adjustCard, fromNines, fromTotal } from './adjusted-gross-score'
import * as course from './course-handicap'
import { decimal, minus, toNumber } from './exact'
import { exceptionalReduction, reduceRecent } from './exceptional-score'
import { displayHandicap, displayIndex, parseIndex } from './format'
import { verifyGolfer } from './golfer-verification'
import { calculateIndex, countingPositions, countingRule, issueIndex } from './handicap-index'
import { limitIncrease } from './increase-caps'
import { lowHandicapIndex } from './low-handicap-index'
import { maximumHoleScore, mostLikelyScore } from './net-double-bogey'
import { byOrderOfPlay } from './order-of-play'
import { roundDecimalToTenth, roundToInteger } from './rounding'
import * as made from './score-differential'
import { replay } from './score-record'
import { displayScoreType } from './score-type'
import { strokesOnHole, strokesPerHole } from './strokes-per-hole'
import { bogeyFromSlope, combineNines, slopeFromBogey } from './tee-rating'
import type { RatedTees, RecordedScore } from './types'
import type { Rule, VectorInputs } from './vector-inputs.fixture'

type Answers = { [R in Rule]: (input: VectorInputs[R]) => unknown }

const fourPlaces = (value: number): number => Math.round(value * 1e4) / 1e4 + 0

const teesOf = (tees: {
  course_rating: number
  slope_rating: number
  par?: number
}): RatedTees => ({
  courseRating: tees.course_rating,
  slopeRating: tees.slope_rating,
  par: tees.par ?? 72,
})

type Played = VectorInputs['score_differential_18']
const playedOf = (input: Played) => ({
  ...teesOf(input),
  adjustedGross: input.adjusted_gross_score,
  pcc: input.pcc,
})

const strokes = (courseHandicap: number | null, strokeIndex: number): number | null =>
  courseHandicap === null ? null : strokesOnHole(courseHandicap, strokeIndex)

type Post = VectorInputs['scoring_record']['posts'][number]
const blank = { adjusted_gross_score: 90, course_rating: 72, slope_rating: 113, pcc: 0 }

function scoreOf(post: Post, at: number): RecordedScore {
  const day = { playedOn: post.played_at, postedAt: `${post.played_at}T18:00:00Z` }
  return { id: at, ...day, ...playedOf(post), holes: post.number_of_holes ?? 18, order: post.order }
}

/** Functions that compute the engine's result for a vector's input, in the format of vectors.json. */
export const answers: Answers = {
  round_tenth: ({ value }) => ({ rounded: roundDecimalToTenth(value) }),
  round_integer: ({ value }) => ({ rounded: roundToInteger(decimal(value)) }),
  course_handicap_18: (input) => {
    const strokesReceived = course.courseHandicap(input.handicap_index, teesOf(input))
    return {
      unrounded: fourPlaces(
        toNumber(course.exactCourseHandicap(input.handicap_index, teesOf(input))),
      ),
      course_handicap: strokesReceived,
      display: displayHandicap(strokesReceived),
    }
  },
  course_handicap_9: (input) => {
    const { handicap_index: index, half_index_rounding: rounding } = input
    const exact = course.exactNineHoleCourseHandicap(index, teesOf(input), rounding)
    const strokesReceived = course.nineHoleCourseHandicap(index, teesOf(input), rounding)
    return {
      half_index: toNumber(course.halfIndex(index, rounding)),
      unrounded: fourPlaces(toNumber(exact)),
      course_handicap: strokesReceived,
      display: displayHandicap(strokesReceived),
    }
  },
  playing_handicap: (input) => {
    const exact = course.exactCourseHandicap(input.handicap_index, teesOf(input))
    const playing = course.playingHandicap(exact, input.allowance_percent)
    return { playing_handicap: playing, display: displayHandicap(playing) }
  },
  strokes_on_hole: ({ course_handicap, stroke_index }) => ({
    strokes: strokesOnHole(course_handicap, stroke_index),
  }),
  strokes_18: ({ course_handicap, stroke_index }) => ({
    strokes: strokesPerHole(course_handicap, stroke_index),
  }),
  strokes_9: ({ course_handicap, stroke_index }) => ({
    strokes: strokesPerHole(course_handicap, stroke_index),
  }),
  max_hole_score: ({ par, stroke_index, course_handicap }) => ({
    max_score: maximumHoleScore(par, strokes(course_handicap, stroke_index)),
  }),
  most_likely_score: (input) => {
    const maximum = maximumHoleScore(input.par, strokes(input.course_handicap, input.stroke_index))
    return { hole_score: mostLikelyScore(input.strokes_taken, input.estimate_to_finish, maximum) }
  },
  adjusted_gross_score: ({ par, stroke_index, raw, course_handicap }) => {
    const card = adjustCard({
      pars: par,
      strokeIndexes: stroke_index,
      raw,
      courseHandicap: course_handicap,
    })
    const halves = { front9_adjusted: card.front, back9_adjusted: card.back }
    return {
      adjusted: card.adjusted,
      gross: card.gross,
      adjusted_gross_score: card.adjustedGross,
      ...(par.length === 18 && halves),
    }
  },
  total_only: (input) => {
    const total =
      'adjusted_gross_score' in input
        ? fromTotal(input.adjusted_gross_score)
        : fromNines(input.front9_adjusted, input.back9_adjusted)
    return {
      adjusted_gross_score: total.adjustedGross,
      front9_adjusted: total.front,
      back9_adjusted: total.back,
      holes_adjusted: false,
    }
  },
  acceptability: (input) => ({
    treatment: treatmentOf({
      holesPlayed: input.holes_played,
      ratedNineCompleted: input.rated_nine_completed,
      hasHandicapIndex: input.has_handicap_index,
    }),
  }),
  score_differential_18: (input) => {
    const differential = (pcc: number) =>
      made.roundDifferential(made.eighteenHoleDifferential({ ...playedOf(input), pcc }))
    return { differential: differential(input.pcc), unadjusted_differential: differential(0) }
  },
  nine_hole_differential: (input) => {
    const exact = made.nineHoleDifferential(playedOf(input))
    return { unrounded: fourPlaces(toNumber(exact)), display: made.roundDifferential(exact) }
  },
  expected_differential_9: ({ handicap_index }) => ({
    expected: toNumber(made.expectedDifferential(handicap_index, 9)),
  }),
  scale_up_9_from_differential: ({ nine_hole_differential, handicap_index }) => ({
    expected_rounded: made.roundDifferential(made.expectedDifferential(handicap_index, 9)),
    scaled_up_differential: made.roundDifferential(
      made.completedNine(decimal(nine_hole_differential), handicap_index),
    ),
  }),
  scale_up_9: (input) => {
    const nine = made.nineHoleDifferential(playedOf(input))
    const whole = made.completedNine(nine, input.handicap_index)
    return {
      nine_hole_differential: made.roundDifferential(nine),
      scaled_up_differential: made.roundDifferential(whole),
    }
  },
  scale_up_partial: (input) => {
    const round = {
      ...teesOf({ ...input, par: input.par_total }),
      adjustedGross: input.adjusted_gross_score_played,
      holesPlayed: input.holes_played,
      parPlayed: input.par_played,
      pcc: input.pcc,
    }
    const whole = made.completedPart(round, input.handicap_index)
    return { scaled_up_differential: made.roundDifferential(whole) }
  },
  handicap_index: ({ differentials, low_handicap_index }) => {
    const { averageOfUsed, calculated } = calculateIndex(differentials)
    const issued = issueIndex(differentials, low_handicap_index)
    return {
      count: differentials.length,
      used: countingPositions(differentials).length,
      adjustment: countingRule(differentials.length).adjustment,
      average_of_used: averageOfUsed === null ? null : fourPlaces(averageOfUsed),
      calculated,
      handicap_index: issued.handicapIndex,
      soft_cap: issued.softCap,
      hard_cap: issued.hardCap,
      display: displayIndex(issued.handicapIndex),
    }
  },
  cap: ({ calculated, low_handicap_index }) => {
    const { handicapIndex, softCap, hardCap } = limitIncrease(calculated, low_handicap_index)
    return { handicap_index: handicapIndex, soft_cap: softCap, hard_cap: hardCap }
  },
  low_handicap_index: ({ history, most_recent_score_played, scores_in_record }) => {
    const low = lowHandicapIndex(
      history.map(({ date, handicap_index }) => ({ day: date, handicapIndex: handicap_index })),
      most_recent_score_played,
      scores_in_record,
    )
    return { low_handicap_index: low?.handicapIndex ?? null, date: low?.day ?? null }
  },
  exceptional_score: ({ handicap_index, differential_unrounded }) => ({
    strokes_better: toNumber(minus(decimal(handicap_index), decimal(differential_unrounded))),
    reduction: exceptionalReduction(handicap_index, decimal(differential_unrounded)),
  }),
  exceptional_apply: ({ differentials, reduction }) => {
    const rows = differentials.map((value) => ({
      unadjustedDifferential: value,
      reduction: 0,
      differential: value,
    }))
    const after = reduceRecent(rows, reduction).flatMap((row) => row.differential ?? [])
    return {
      adjusted_differentials: after,
      index_without_reduction: issueIndex(differentials, null).handicapIndex,
      handicap_index: issueIndex(after, null).handicapIndex,
    }
  },
  recent_twenty: ({ scores }) => {
    const inOrder = scores
      .map((score, at) => ({
        ...score,
        ...scoreOf(
          { ...blank, id: `${at}`, played_at: score.played_at, order: score.order_number },
          at,
        ),
        name: score.id,
      }))
      .toSorted(byOrderOfPlay)
    const used = countingPositions(inOrder.map(({ differential }) => differential))
    const names = (rows: typeof inOrder) => rows.map(({ name }) => name).toReversed()
    return {
      newest_first: names(inOrder.slice(-20)),
      used: names(inOrder.filter((_, at) => used.includes(at))),
    }
  },
  display_index: ({ handicap_index }) => ({ display: displayIndex(handicap_index) }),
  parse_index: ({ display }) => {
    const { handicapIndex, modified, withdrawn } = parseIndex(display)
    return { handicap_index: handicapIndex, modified, withdrawn }
  },
  bogey_slope: (input) => ({
    slope_rating: slopeFromBogey(
      input.gender,
      input.course_rating,
      input.bogey_rating,
      input.holes,
    ),
  }),
  bogey_from_slope: (input) => ({
    bogey_rating: bogeyFromSlope(
      input.gender,
      input.course_rating,
      input.slope_rating,
      input.holes,
    ),
  }),
  combine_nines: ({ front, back }) => {
    const { courseRating, slopeRating } = combineNines(teesOf(front), teesOf(back))
    return { course_rating: courseRating, slope_rating: slopeRating }
  },
  score_type_display: (input) =>
    displayScoreType({
      scoreType: input.score_type,
      postedOnHomeCourse: input.posted_on_home_course,
      holes: input.number_of_holes,
      exceptional: input.exceptional,
    }),
  golfer_verification: ({ ghin, last_name, records }) => {
    const golfers = records.map((each) => ({
      ghin: each.ghin,
      lastName: each.last_name,
      status: each.status,
      display: each.hi_display,
    }))
    return { outcome: verifyGolfer(ghin, last_name, golfers) }
  },
  scoring_record: ({ posts }) => {
    // shuffled: the record is ordered by play, whatever order the scores come in
    const { rows, revisions } = replay(posts.map(scoreOf).toReversed())
    const named = (value: (row: (typeof rows)[number]) => unknown) =>
      Object.fromEntries(rows.map((row) => [posts[row.score.id]?.id, value(row)]))
    const reductions = Object.entries(named((row) => row.reduction))
    return {
      after_day: revisions.map((day) => ({
        date: day.playedOn,
        handicap_index: day.handicapIndex,
        display: displayIndex(day.handicapIndex),
        soft_cap: day.softCap,
        hard_cap: day.hardCap,
        low_handicap_index: day.low?.handicapIndex ?? null,
      })),
      differentials: named((row) => row.differential),
      adjustment_total: Object.fromEntries(reductions.filter(([, total]) => total !== 0)),
    }
  },
}
