import type { Dice } from '../../backend/dice'
import { isInSeason } from '../../ghin/association'
import type { CourseSeed, TeeSetSeed } from '../../ghin/courses/course-seed'
import { ratedSide } from '../../ghin/courses/rated-side'
import type { RatedTees } from '../../ghin/world-handicap/types'
import type { Member } from './members'
import type { Play } from './play'

/** How often and where a golfer of a seed has played over the last months. */
export type Habit = {
  member: Member
  rounds: number
  /** The average number of days between two rounds. */
  everyDays: number
  /** How many days ago the last round was. */
  lastDaysAgo: number
  /** The home course comes first. */
  courses: readonly CourseSeed[]
  notes: readonly string[]
}

/**
 * Generates rounds that fit the golfer's index, always the same. Two of three are at the home course; some have only a total or
 * nine holes. `dayOf` returns the calendar day of a moment, which is needed because some courses accept no scores in winter.
 */
export function history(dice: Dice, habit: Habit, dayOf: (hoursAgo: number) => string): Play[] {
  const { member, rounds, everyDays } = habit
  const plays: Play[] = []
  let daysAgo = habit.lastDaysAgo
  for (let round = 0; round < rounds; round++) {
    const hoursAgo = 24 * daysAgo + 7 * dice.next() // between late morning and the opening moment's hour
    const open = habit.courses.filter((course) => isInSeason(course, dayOf(hoursAgo)))
    const course = dice.int(1, 3) <= 2 ? open[0] : open[dice.int(0, open.length - 1)]
    const teeSet = course && teesFor(course, member)
    if (course && teeSet) {
      const isHome = course === habit.courses[0]
      const notes = dice.int(1, 100) <= 45 ? dice.pick(habit.notes) : ''
      const scoreType = dice.int(1, 100) <= 5 ? 'T' : isHome ? 'H' : 'A'
      const card = cardOf(dice, teeSet, member.plays)
      const where = { courseId: course.id, teeSetId: teeSet.id }
      const key = `${member.id} round ${round}`
      plays.push({ key, golfer: member.id, hoursAgo, ...where, card, scoreType, notes })
    }
    daysAgo += Math.max(1, Math.round(everyDays * (0.5 + dice.next())))
  }
  return plays
}

/** The tees that a golfer plays: the longest for the best, the shortest for a beginner, otherwise those in the middle. */
function teesFor(course: CourseSeed, { gender, plays }: Member): TeeSetSeed | undefined {
  const wanted = gender === 'M' ? 'Male' : 'Female'
  const rated = course.teeSets
    .flatMap((teeSet) => {
      const rating = ratedSide(teeSet, 'All18') ?? ratedSide(teeSet, 'Front9')
      return rating && teeSet.gender === wanted ? [{ teeSet, rating }] : []
    })
    .toSorted((one, other) => other.rating.courseRating - one.rating.courseRating)
  const place = plays < 5 ? 0 : plays < 16 ? 0.5 : 1
  return rated[Math.round(place * (rated.length - 1))]?.teeSet
}

function cardOf(dice: Dice, teeSet: TeeSetSeed, plays: number): Play['card'] {
  const wanted = differential(dice, plays)
  const whole = ratedSide(teeSet, 'All18')
  const side = whole && dice.int(1, 2) === 1 ? 'Back9' : 'Front9'
  const nine = ratedSide(teeSet, side)
  const isNine = dice.int(1, 100) <= 14 || !whole
  if (nine && isNine) return { side, total: strokes(wanted / 2, nine) }
  if (!whole) throw new RangeError(`Tees ${teeSet.id} are not rated at all.`)
  const total = strokes(wanted, whole)
  if (dice.int(1, 100) <= 20) return total
  const front = Math.round(total / 2) + dice.int(-3, 3)
  return [front, total - front]
}

/**
 * A random differential. A golfer's differentials average not the index but about 1.04 x index + 2.4, and scatter more upward than
 * downward, as published scoring records show.
 */
function differential(dice: Dice, plays: number): number {
  // The sum of four random numbers is nearly normally distributed; here with the mean 0 and the deviation 1.
  const z = (dice.next() + dice.next() + dice.next() + dice.next() - 2) * Math.sqrt(3)
  const skewed = z + 0.08 * (z * z - 1)
  return 1.04 * plays + 2.4 + (2.67 + 0.044 * plays) * skewed
}

/** The gross score that gives a differential on these tees. */
const strokes = (wanted: number, { slopeRating, courseRating }: RatedTees): number =>
  Math.round((wanted * slopeRating) / 113 + courseRating)
