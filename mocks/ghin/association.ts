import { withoutAccents } from '../lib/text'
import { courses } from './courses/index'
import type { CourseSeed, TeeSetSeed } from './courses/course-seed'

const byId = new Map(courses.map((course) => [course.id, course]))

/** The course with this id. Includes closed courses, because old scores were played there. */
export const courseWithId = (id: number): CourseSeed | undefined => byId.get(id)

export const teeSetOf = (course: CourseSeed, id: number): TeeSetSeed | undefined =>
  course.teeSets.find((teeSet) => teeSet.id === id)

/** Whether the course accepts scores played on that day (YYYY-MM-DD). A season never spans New Year. */
export function isInSeason({ quirks }: CourseSeed, day: string): boolean {
  const monthAndDay = day.slice(5).replace('-', '/')
  const { from, to } = quirks?.season ?? { from: '01/01', to: '12/31' }
  return monthAndDay >= from && monthAndDay <= to
}

/** Lower case, without accents and apostrophes: "O'Hara's" is found by "oharas". */
const plain = (text: string): string => withoutAccents(text).replace(/['’]/g, '').toLowerCase()

/** How well a name matches, best first: it starts with the text, a word in it does, it contains the text, or none of these. */
function rank(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 0
  if (name.includes(` ${wanted}`)) return 1
  return name.includes(wanted) ? 2 : 3
}

/** Active courses whose name or facility name contains the text; best match first, then by name. */
export function coursesNamed(text: string): CourseSeed[] {
  const wanted = plain(text.trim())
  return courses
    .filter(({ quirks }) => !quirks?.inactive)
    .map((course) => {
      const fit = Math.min(rank(plain(course.name), wanted), rank(plain(course.facility), wanted))
      return { course, fit }
    })
    .filter(({ fit }) => fit < 3)
    .toSorted(
      (one, other) => one.fit - other.fit || one.course.name.localeCompare(other.course.name, 'en'),
    )
    .map(({ course }) => course)
}
