import { associationOperations } from './association-operations'
import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { DANA } from './saturday/golfers'
import { habits } from './saturday/past'
import { seedSaturday } from './saturday/seed-saturday'
import { HAL, NORA } from './seed/members'

const SLOW_MS = 4000

/** Courses with missing keys, with very long or foreign names, with rows in an unusual order, or that have closed. */
export const awkwardCourses: readonly string[] = [
  'Unity Grange Golf Course',
  'The Honourable Company of Gutta-Percha Golfers of Upper Nithwater and Lower Strathbogle, Founded 1791 (Championship Links)',
  'Ōmoto Hills Country Club',
  'Club de Golf Río Alcedo',
  "O'Halloran's Glen",
  'Alder & Ash Golf Links',
  'Windrow Links',
  'Old Quarry Road Golf Course',
  'No. 1',
]

const norasHabit = {
  golfer: NORA,
  rounds: 50,
  everyDays: 4,
  lastDaysAgo: 2,
  courses: awkwardCourses,
}

/**
 * Nora plays courses with incomplete or odd records, and the association responds slowly. A committee has changed Dana's Handicap
 * Index, and Hal has none, which the association writes as 999.
 */
export const associationAwkward = defineScenario({
  name: 'association-awkward',
  title:
    'An awkward handicap association: gaps in its records, odd names, and four seconds for an answer',
  ...saturdayEvening,
  trouble({ faults }) {
    for (const operationId of associationOperations) faults.set(operationId, { delayMs: SLOW_MS })
  },
  async seed(backend) {
    await seedSaturday(backend, {
      habits: habits.map((habit) => (habit.golfer === NORA ? norasHabit : habit)),
    })
    await backend.db.users.change(DANA, { indexMark: 'M' })
    await backend.db.users.change(HAL, { indexMark: '999' })
  },
})
