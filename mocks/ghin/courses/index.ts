import { coursesAbroad } from './abroad'
import { boulderCourses } from './boulder'
import type { CourseSeed } from './course-seed'
import { eastCourses } from './east'
import { midwestCourses } from './midwest'
import { mountainCourses } from './mountains'
import { pacificCourses } from './pacific'
import { southCourses } from './south'

/** Every course the association knows, inactive ones too. Invented all of them, places aside. */
export const courses: readonly CourseSeed[] = [
  ...boulderCourses,
  ...mountainCourses,
  ...pacificCourses,
  ...midwestCourses,
  ...southCourses,
  ...eastCourses,
  ...coursesAbroad,
]
