import type { Backend } from '../../backend/backend'
import { dayIn } from '../../backend/clock'
import { history, type Habit } from '../seed/history'
import { MARCUS, NORA, PRIYA } from '../seed/members'
import type { Play } from '../seed/play'
import { hoursAgo } from '../seed/time'
import { courseCalled } from '../seed/where'
import { BELLWETHER, COTTONWOOD, LARKSPUR, RED_MESA, ST_VRAIN, THREE_PONDS } from './courses'
import {
  BEA,
  DANA,
  golfers,
  GRANT,
  INGRID,
  JUNE,
  KEIKO,
  LUIS,
  OWEN,
  RUTH,
  SIMONE,
  TOM,
  WALT,
} from './golfers'
import { notes, withoutRepeats } from './notes'

/** How often and where a golfer has played in earlier months, by the golfer's id and the names of the courses. */
export type PastHabit = Pick<Habit, 'rounds' | 'everyDays' | 'lastDaysAgo'> & {
  golfer: number
  courses: readonly string[]
}

/** Golfer, number of rounds, days between them, days since the last, and courses. */
const HABITS: readonly (readonly [number, number, number, number, readonly string[]])[] = [
  [NORA, 27, 6, 9, [BELLWETHER, LARKSPUR, COTTONWOOD, ST_VRAIN]],
  [MARCUS, 28, 5, 3, [BELLWETHER, LARKSPUR, THREE_PONDS]],
  [PRIYA, 24, 6, 4, [THREE_PONDS, RED_MESA, BELLWETHER]],
  [TOM, 20, 8, 4, [THREE_PONDS, RED_MESA]],
  [LUIS, 17, 8, 6, [ST_VRAIN, THREE_PONDS]],
  [DANA, 14, 10, 7, [RED_MESA, THREE_PONDS]],
  [KEIKO, 16, 8, 8, [COTTONWOOD, LARKSPUR]],
  [INGRID, 21, 7, 9, [LARKSPUR, ST_VRAIN, BELLWETHER]],
  [WALT, 12, 9, 3, [ST_VRAIN, LARKSPUR]],
  [RUTH, 9, 11, 2, [COTTONWOOD]],
  [SIMONE, 8, 9, 1, [RED_MESA]],
  [GRANT, 10, 8, 5, [BELLWETHER]],
  [BEA, 6, 12, 6, [COTTONWOOD]],
  [OWEN, 8, 7, 2, [THREE_PONDS]],
  [JUNE, 4, 14, 10, [COTTONWOOD]],
]

export const habits: readonly PastHabit[] = HABITS.map(
  ([golfer, rounds, everyDays, lastDaysAgo, courses]) => ({
    golfer,
    rounds,
    everyDays,
    lastDaysAgo,
    courses,
  }),
)

/** The rounds of earlier months, generated with the world's dice. */
export function pastPlays(backend: Backend, habitsOfAll: readonly PastHabit[]): Play[] {
  const { dice, scenario } = backend
  const dayOf = (hours: number) => dayIn(scenario.zone, hoursAgo(backend, hours))
  const plays = habitsOfAll.flatMap(({ golfer, courses, ...often }) => {
    const member = golfers.find(({ id }) => id === golfer)
    if (!member) throw new RangeError(`There is no golfer ${golfer}.`)
    return history(dice, { member, ...often, courses: courses.map(courseCalled), notes }, dayOf)
  })
  return withoutRepeats(plays)
}
