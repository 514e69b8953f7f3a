import type { CourseSeed, TeeSetSeed } from '../../ghin/courses/course-seed'
import { courses } from '../../ghin/courses/index'

/** A course by its exact name; a seed that names another is wrong, so it throws. */
export function courseCalled(name: string): CourseSeed {
  const course = courses.find((each) => each.name === name)
  if (!course) throw new RangeError(`No course is called ${name}.`)
  return course
}

/** Course and tees of a play, by name; throws when there are none. */
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
