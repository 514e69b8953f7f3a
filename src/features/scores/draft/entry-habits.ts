import { MODES, type EntryMode, type Nine } from '~/domain/scores/score-entry'
import { fieldsOf, id, integer, listOf, maybe, oneOf, or, record } from '~/lib/decode'
import type { KeyValueStore } from '~/platform/db/key-value-store'
import {
  golferFields,
  readShowTo,
  type Partner,
  type ScoreDraft,
  SCORE_TYPES,
  type ScoreType,
  type ShowTo,
} from './score-draft'

/** The settings of a golfer's last score at a course. */
export type CourseHabit = {
  mode: EntryMode
  nine: Nine
  scoreType: ScoreType
  /** How many tees were rated for the golfer; undefined if none or unknown. */
  tees: number | undefined
}

/** The defaults of a new score, besides those from the last round. */
export type EntryHabits = {
  showTo: ShowTo
  course: CourseHabit | undefined
  /** Recent partners, newest first. */
  partners: readonly Omit<Partner, 'dollars'>[]
}

/** How many courses and partners are remembered. */
const MAX_COURSES = 50
const MAX_RECENT_PARTNERS = 6

type Stored = {
  showTo: ShowTo
  courses: readonly (CourseHabit & { courseId: number })[]
  partners: EntryHabits['partners']
}

const storedCourses = listOf(
  record<CourseHabit & { courseId: number }>({
    courseId: integer,
    mode: oneOf(MODES),
    nine: or<Nine, Nine>(oneOf(['front', 'back']), 'front'),
    scoreType: oneOf(SCORE_TYPES),
    tees: maybe(id),
  }),
)

const storedPartners = listOf(record<EntryHabits['partners'][number]>(golferFields))

/** Reads the stored habits from unknown data (R8). */
function readStored(value: unknown): Stored {
  const fields = fieldsOf(value)
  return {
    showTo: readShowTo(fields?.get('showTo')),
    courses: storedCourses(fields?.get('courses')),
    partners: storedPartners(fields?.get('partners')),
  }
}

/** The habits after a score: newest first, each course and partner once. */
function updatedHabits(
  old: Stored,
  { course, entry, scoreType, showTo, partners }: ScoreDraft,
  tees: number | undefined,
): Stored {
  const { courseId } = course
  const habit = { courseId, mode: entry.mode, nine: entry.nine, scoreType, tees }
  const ids = new Set(partners.map(({ userId }) => userId))
  return {
    showTo,
    courses: [habit, ...old.courses.filter((one) => one.courseId !== courseId)].slice(
      0,
      MAX_COURSES,
    ),
    partners: [
      ...partners.map(({ dollars: _dollars, ...golfer }) => golfer),
      ...old.partners.filter(({ userId }) => !ids.has(userId)),
    ].slice(0, MAX_RECENT_PARTNERS),
  }
}

/** A golfer's habits. Stored with the drafts under the golfer's id, so that a logout removes both (R10). */
export function createEntryHabits(store: Pick<KeyValueStore, 'get' | 'update'>) {
  const keyOf = (userId: number) => `habits/${userId}`
  return {
    async read(userId: number, courseId: string): Promise<EntryHabits> {
      const { showTo, partners, courses } = readStored(await store.get(keyOf(userId)))
      const course = courses.find((one) => String(one.courseId) === courseId)
      return { showTo, partners, course }
    },
    /** Remembers the settings of a posted score, and how many tees its course has for the golfer, for the next one. */
    remember: (draft: ScoreDraft, tees?: number): Promise<void> =>
      store.update(keyOf(draft.userId), (old) => updatedHabits(readStored(old), draft, tees)),
  }
}
