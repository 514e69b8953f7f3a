import type { CourseSeed, TeeSetSeed } from '../../ghin/courses/course-seed'
import { courses } from '../../ghin/courses/index'

/** The course with this exact name; throws if there is none, which is a mistake in the seed. */
export function courseCalled(name: string): CourseSeed {
  const course = courses.find((each) => each.name === name)
  if (!course) throw new RangeError(`No course is called ${name}.`)
  return course
}

/** The course and tees of a play, by name; throws if there are none. */
export function at(
  course: string,
  tees: string,
  gender: TeeSetSeed['gender'],
): { courseId: number; teeSetId: number } {
  const { id, teeSets } = courseCalled(course)
  const teeSet = teeSets.find((each) => each.name === tees && each.gender === gender)
  if (!teeSet) throw new RangeError(`${course} has no ${tees} tees rated ${gender}.`)
  return { courseId: id, teeSetId: teeSet.id }
}
