import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCourse, readDetailsState, readPickerState, readPlayedToo } from './details-state'
import { scoreEntryMessages } from '../messages/score-entry'

const course = { courseId: 14001, courseName: 'Bellwether Links' }

// SCR-13.
test.each([
  [undefined, scoreEntryMessages.courseMissing],
  [null, scoreEntryMessages.courseMissing],
  ['course', scoreEntryMessages.courseMissing],
  [{}, scoreEntryMessages.courseMissing],
  [{ course: null }, scoreEntryMessages.courseMissing],
  [{ course: 7 }, scoreEntryMessages.courseInvalid],
  [{ course: [] }, scoreEntryMessages.courseInvalid],
  [{ course: { courseId: 14001 } }, scoreEntryMessages.courseInvalid],
  [{ course: { ...course, courseId: 'x' } }, scoreEntryMessages.courseInvalid],
  [{ course: { ...course, courseId: 14002 } }, scoreEntryMessages.courseInvalid],
  [{ course: { ...course, courseName: ' ' } }, scoreEntryMessages.courseInvalid],
  [{ course, autoFillData: 'Blue' }, scoreEntryMessages.courseInvalid],
  [{ course, autoFillData: [] }, scoreEntryMessages.courseInvalid],
  [{ course, autoFillData: { teeSetId: {} } }, scoreEntryMessages.courseInvalid],
  [{ course, autoFillData: { teeName: 4 } }, scoreEntryMessages.courseInvalid],
])('opening a score’s form with the router state %j shows: %s', (state, message) => {
  expect(readDetailsState(state, '14001')).toMatchObject({ kind: 'faulty', message })
})

test('the details page reads a course and what is filled in from the last round', () => {
  const state = {
    course: { ...course, courseId: '14001' },
    autoFillData: { teeSetId: '300102', teeName: null },
    fromLinx: true,
  }
  expect(readDetailsState(state, '14001')).toEqual({
    kind: 'usable',
    playedToo: {},
    course,
    autoFill: { teeSetId: 300102, teeName: undefined },
    fromLinx: true,
  })
  expect(readDetailsState({ course, autoFillData: null }, '14001')).toMatchObject({
    autoFill: {},
    fromLinx: false,
  })
})

test('a stored course of an older build keeps its location', () => {
  expect(readCourse({ ...course, place: 'Boulder, CO' })?.location).toBe('Boulder, CO')
})

test('the last round fills in its holes too, as far as they are known', () => {
  const autoFillData = { teeSetId: 1, mode: '9', nine: 'back' }
  expect(readDetailsState({ course, autoFillData }, '14001')).toMatchObject({
    autoFill: autoFillData,
  })
  const odd = { teeSetId: 1, mode: 'all', nine: 3 }
  expect(readDetailsState({ course, autoFillData: odd }, '14001')).toMatchObject({
    autoFill: { teeSetId: 1 },
  })
})

test('a friend’s item passes on the day and what the score belongs to; invalid values are left out', () => {
  const item = { datePlayed: '2026-06-13', parentScoreId: 1004, parentGroupId: '31' }
  expect(readDetailsState({ course, ...item, fromLinx: true }, '14001')).toMatchObject({
    playedToo: { datePlayed: '2026-06-13', parentScoreId: 1004, parentGroupId: 31 },
    fromLinx: true,
  })
  expect(readPickerState({ fromLinx: true, courseName: 'Red Mesa', ...item })).toEqual({
    fromLinx: true,
    courseName: 'Red Mesa',
    datePlayed: '2026-06-13',
    parentScoreId: 1004,
    parentGroupId: 31,
  })
  expect(readPlayedToo({ datePlayed: '2026-02-30', parentScoreId: 'x' })).toEqual({})
  expect(readPickerState({ courseName: 'Red Mesa' })).toBeUndefined()
})

test.each([0, -14001, 'abc', 1.5])('HST-16 a course with the id %j is invalid', (courseId) => {
  const state = { course: { ...course, courseId } }
  expect(readDetailsState(state, String(courseId))).toMatchObject({ kind: 'faulty' })
  expect(readPlayedToo({ parentScoreId: courseId, parentGroupId: courseId })).toEqual({})
})

test('any history state is read without an error', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (state, autoFillData) => {
      readDetailsState(state, '1')
      expect(readDetailsState({ course, autoFillData }, '14001').kind).toMatch(/usable|faulty/)
    }),
  )
})
