import { fieldOf, fieldsOf, maybe, oneOf, textOf } from '~/lib/decode'
import { idNumber, wholeNumber } from '~/lib/numbers'
import { scoreEntryMessages } from '../messages/score-entry'
import { visibleText } from '../people/names'
import { isCalendarDay } from './played-date'
import { MODES, type EntryMode, type Nine } from './score-entry'

/** The course a score is posted for, as the picker hands it over. */
export type CourseRef = {
  courseId: number
  courseName: string
  facilityName?: string | undefined
  /** 'Boulder, CO'. */
  location?: string | undefined
}

/** What the last round there fills in. */
export type AutoFill = {
  teeSetId?: number | undefined
  teeName?: string | undefined
  /** As the last round there was posted. */
  mode?: EntryMode | undefined
  nine?: Nine | undefined
}

/** 'I played too', from a friend's item: the day of the round, and what the new score belongs to. */
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
  /** The entry before it in the history is the picker. */
  fromPicker?: boolean | undefined
  /** Of a score that was set aside while it waits. */
  slot?: string | undefined
  /** The golfer who has posted its score: neither Forward nor a reload opens a new form for them. */
  postedBy?: number | undefined
}

/** The slot that the router's state names. */
export const slotOf = (state: unknown): string | undefined => textOf(fieldsOf(state)?.get('slot'))

/** Whether Back leads from the details page to the picker. */
export const isFromPicker = (state: unknown): boolean => fieldsOf(state)?.get('fromPicker') === true

/** Whether this golfer has posted the score of this history entry, which another one may go back to. */
export const isPostedEntry = (state: unknown, userId: number): boolean =>
  fieldOf(state, 'postedBy') === userId

/**
 * The router state of the picker, come from a friend's item: its course is looked for by name (an item has no course id), and
 * the rest goes on to the details page.
 */
export type PickerState = PlayedToo & { courseName?: string | undefined; fromLinx: true }

/** The router state of the details page as it was read, or why it cannot be used. */
export type DetailsReading =
  | {
      kind: 'usable'
      course: CourseRef
      autoFill: AutoFill
      playedToo: PlayedToo
      fromLinx: boolean
    }
  /** `absent`: there is no state at all, as after a reload or by a link. */
  | { kind: 'faulty'; message: string; isAbsent: boolean }

/** A course out of anything; undefined when it has no id or no name. */
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

/** Missing values are fine. Invalid ones are not, since the golfer could post with other tees than those shown. */
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
 * Reads whatever the router stored for /postscore/{courseId}/details (SCR-13). `courseId` is the address's own; ids compare
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

/** What an item hands over, out of anything; what cannot be read is left out. */
export function readPlayedToo(state: unknown): PlayedToo {
  const fields = fieldsOf(state)
  const datePlayed = fields?.get('datePlayed')
  return {
    datePlayed: isCalendarDay(datePlayed) ? datePlayed : undefined,
    parentScoreId: idNumber(fields?.get('parentScoreId')),
    parentGroupId: idNumber(fields?.get('parentGroupId')),
  }
}

/** The picker's state, out of anything; undefined when it does not come from an item. */
export function readPickerState(state: unknown): PickerState | undefined {
  const fields = fieldsOf(state)
  if (fields?.get('fromLinx') !== true) return undefined
  const courseName = visibleText(fields.get('courseName'))
  return { fromLinx: true, courseName, ...readPlayedToo(state) }
}
