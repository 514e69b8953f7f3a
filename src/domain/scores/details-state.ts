import { fieldOf, fieldsOf, maybe, oneOf, textOf } from '~/lib/decode'
import { idNumber, wholeNumber } from '~/lib/numbers'
import { scoreEntryMessages } from '../messages/score-entry'
import { visibleText } from '../people/names'
import { isCalendarDay } from './played-date'
import { MODES, type EntryMode, type Nine } from './score-entry'

/** The course a score is posted for, as the picker passes it on. */
export type CourseRef = {
  courseId: number
  courseName: string
  facilityName?: string | undefined
  /** 'Boulder, CO'. */
  location?: string | undefined
}

/** What is filled in from the last round at the course. */
export type AutoFill = {
  teeSetId?: number | undefined
  teeName?: string | undefined
  /** As the last round there was posted. */
  mode?: EntryMode | undefined
  nine?: Nine | undefined
}

/** From 'I played too' on a friend's item: the day of the round, and the score or group that the new score belongs to. */
export type PlayedToo = {
  /** YYYY-MM-DD. */
  datePlayed?: string | undefined
  parentScoreId?: number | undefined
  parentGroupId?: number | undefined
}

/** The router state of the details page. */
export type DetailsState = PlayedToo & {
  course: CourseRef
  autoFillData?: AutoFill | undefined
  fromLinx?: boolean | undefined
  /** The previous history entry is the picker. */
  fromPicker?: boolean | undefined
  /** The slot of a score that was set aside while it waits for signal. */
  slot?: string | undefined
  /** The id of the golfer who posted the score, so that neither Forward nor a reload opens a new form for them. */
  postedBy?: number | undefined
}

/** The slot in the router's state; undefined without one. */
export const slotOf = (state: unknown): string | undefined => textOf(fieldsOf(state)?.get('slot'))

/** Whether Back leads from the details page to the picker. */
export const isFromPicker = (state: unknown): boolean => fieldsOf(state)?.get('fromPicker') === true

/** Whether this golfer posted the score of this history entry, which another golfer may go back to. */
export const isPostedEntry = (state: unknown, userId: number): boolean =>
  fieldOf(state, 'postedBy') === userId

/**
 * The router state of the picker when it was opened from a friend's item. The course is searched for by name, since an item
 * has no course id; the rest is passed on to the details page.
 */
export type PickerState = PlayedToo & { courseName?: string | undefined; fromLinx: true }

/** The router state of the details page, or the message why it cannot be used. */
export type DetailsReading =
  | {
      kind: 'usable'
      course: CourseRef
      autoFill: AutoFill
      playedToo: PlayedToo
      fromLinx: boolean
    }
  /** `isAbsent`: there is no state at all, as when the page was opened by a link. */
  | { kind: 'faulty'; message: string; isAbsent: boolean }

/** Reads a course from unknown data; undefined without an id or a name. */
export function readCourse(value: unknown): CourseRef | undefined {
  const fields = fieldsOf(value)
  const courseId = idNumber(fields?.get('courseId'))
  const courseName = visibleText(fields?.get('courseName'))
  if (courseId === undefined || courseName === undefined) return undefined
  return {
    courseId,
    courseName,
    facilityName: visibleText(fields?.get('facilityName')),
    location: visibleText(fields?.get('location') ?? fields?.get('place')), // drafts of older builds have `place`
  }
}

/** Missing values are fine. With an invalid one it is undefined, since the golfer could post with other tees than those shown. */
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
  const mode = maybe(oneOf(MODES))(fields.get('mode'))
  const nine = maybe(oneOf(['front', 'back']))(fields.get('nine'))
  return {
    teeSetId,
    teeName: name === undefined ? undefined : visibleText(name),
    ...(mode && { mode }),
    ...(nine && { nine }),
  }
}

/**
 * Reads whatever the router stored for /postscore/{courseId}/details (SCR-13). `courseId` is that of the URL; ids are compared
 * as text (R8).
 */
export function readDetailsState(state: unknown, courseId: string): DetailsReading {
  const fields = fieldsOf(state)
  const given = fields?.get('course')
  if (given === undefined || given === null)
    return { kind: 'faulty', message: scoreEntryMessages.courseMissing, isAbsent: !fields }
  const course = readCourse(given)
  const autoFill = readAutoFill(fields?.get('autoFillData'))
  if (!course || !autoFill || String(course.courseId) !== courseId) {
    return { kind: 'faulty', message: scoreEntryMessages.courseInvalid, isAbsent: false }
  }
  const fromLinx = fields?.get('fromLinx') === true
  return { kind: 'usable', course, autoFill, playedToo: readPlayedToo(state), fromLinx }
}

/** Reads what an item passes on from unknown data; what cannot be read is undefined. */
export function readPlayedToo(state: unknown): PlayedToo {
  const fields = fieldsOf(state)
  const datePlayed = fields?.get('datePlayed')
  return {
    datePlayed: isCalendarDay(datePlayed) ? datePlayed : undefined,
    parentScoreId: idNumber(fields?.get('parentScoreId')),
    parentGroupId: idNumber(fields?.get('parentGroupId')),
  }
}

/** Reads the picker's state from unknown data; undefined if the picker was not opened from an item. */
export function readPickerState(state: unknown): PickerState | undefined {
  const fields = fieldsOf(state)
  if (fields?.get('fromLinx') !== true) return undefined
  const courseName = visibleText(fields.get('courseName'))
  return { fromLinx: true, courseName, ...readPlayedToo(state) }
}
