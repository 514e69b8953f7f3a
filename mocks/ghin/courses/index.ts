import { coursesAbroad } from './abroad'
import { boulderCourses } from './boulder'
import type { CourseSeed } from './course-seed'
import { eastCourses } from './east'
import { midwestCourses } from './midwest'
import { mountainCourses } from './mountains'
import { pacificCourses } from './pacific'
import { southCourses } from './south'

/** Every course of the association, including inactive ones. All are invented; the places are real. */
export const courses: readonly CourseSeed[] = [
  ...boulderCourses,
  ...mountainCourses,
  ...pacificCourses,
  ...midwestCourses,
  ...southCourses,
  ...eastCourses,
  ...coursesAbroad,
]
