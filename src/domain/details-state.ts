import { wholeNumber } from '~/lib/numbers'
import { scoreEntryMessages } from './messages/score-entry'
import { visibleText } from './names'

/** The course a score is posted for, as the picker hands it over. */
export type CourseRef = {
  courseId: number
  courseName: string
  facilityName?: string | undefined
  /** 'Boulder, CO'. */
  place?: string | undefined
}

/** What the last round there fills in (golf-features section 2: autoFillData). */
export type AutoFill = { teeSetId?: number | undefined; teeName?: string | undefined }

/** The router state of the details page (golf-features section 2: course, autoFillData, fromLinx). */
export type DetailsState = {
  course: CourseRef
  autoFillData?: AutoFill | undefined
  fromLinx?: boolean | undefined
}

export type DetailsReading =
  | { kind: 'usable'; course: CourseRef; autoFill: AutoFill; fromLinx: boolean }
  | { kind: 'faulty'; message: string }

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : undefined

/** A course out of anything; undefined when it has no id or no name. */
export function readCourse(value: unknown): CourseRef | undefined {
  const fields = fieldsOf(value)
  const courseId = wholeNumber(fields?.get('courseId'))
  const courseName = visibleText(fields?.get('courseName'))
  if (courseId === undefined || courseName === undefined) return undefined
  return {
    courseId,
    courseName,
    facilityName: visibleText(fields?.get('facilityName')),
    place: visibleText(fields?.get('place')),
  }
}

/** Absent is fine, wrongly typed is not: the golfer would post from another tee than the one shown. */
function readAutoFill(value: unknown): AutoFill | undefined {
  if (value === undefined || value === null) return {}
  const fields = fieldsOf(value)
  if (!fields) return undefined
  const [id, name] = [fields.get('teeSetId') ?? undefined, fields.get('teeName') ?? undefined]
  const teeSetId = wholeNumber(id)
  if (
    (id !== undefined && teeSetId === undefined) ||
    (name !== undefined && typeof name !== 'string')
  )
    return undefined
  return { teeSetId, teeName: name === undefined ? undefined : visibleText(name) }
}

/**
 * Reads whatever the router kept for /postscore/{courseId}/details (SCR-13). `courseId` is the address's own; ids compare
 * as text (R8).
 */
export function readDetailsState(state: unknown, courseId: string): DetailsReading {
  const fields = fieldsOf(state)
  const given = fields?.get('course')
  if (given === undefined || given === null)
    return { kind: 'faulty', message: scoreEntryMessages.courseMissing }
  const course = readCourse(given)
  const autoFill = readAutoFill(fields?.get('autoFillData'))
  if (!course || !autoFill || String(course.courseId) !== courseId) {
    return { kind: 'faulty', message: scoreEntryMessages.courseInvalid }
  }
  return { kind: 'usable', course, autoFill, fromLinx: fields?.get('fromLinx') === true }
}
