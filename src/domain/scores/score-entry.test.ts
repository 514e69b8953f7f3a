import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notReadyMessages, scoreEntryMessages } from '../messages/score-entry'
import {
  byHoleMode,
  holeDetails,
  canPost,
  canType,
  editScore,
  emptyEntry,
  holesFault,
  isRoundComplete,
  nineByHole,
  onNineHoles,
  roundHoles,
  scoreSums,
  strokesToPost,
  whyNotReady,
  type EntryMode,
  type ScoreEdit,
  type ScoreEntry,
  type ScoreField,
} from './score-entry'

const type = (entry: ScoreEntry, typed: Partial<Record<ScoreField, string>>) =>
  Object.entries(typed).reduce(
    (now, [field, text]) =>
      editScore(now, {
        kind: 'type',
        field: field === 'front' || field === 'back' ? field : 'total',
        text,
      }),
    entry,
  )
const eighteen = (typed: Partial<Record<ScoreField, string>>) => type(emptyEntry(), typed)
const holes = (mode: EntryMode, scores: readonly number[], from = 1) =>
  scores.reduce(
    (now, score, at) => editScore(now, { kind: 'hole', hole: from + at, score }),
    emptyEntry(mode),
  )

test('front plus back fill the total, as numbers', () => {
  expect(scoreSums(eighteen({ front: '40', back: '45' })).total).toBe(85)
})

test('a typed nine disables the total, a typed total disables the nines, and clearing enables them', () => {
  const nines = eighteen({ front: '40' })
  expect([canType(nines, 'total'), canType(nines, 'back')]).toEqual([false, true])
  expect(type(nines, { total: '85' })).toEqual(nines)
  const total = eighteen({ total: '85' })
  expect([canType(total, 'front'), canType(total, 'back'), canType(total, 'total')]).toEqual([
    false,
    false,
    true,
  ])
  expect(canType(type(total, { total: '' }), 'front')).toBe(true)
})

// SCR-16.
test.each([
  [{}, notReadyMessages.nothing],
  [{ total: '9' }, notReadyMessages.totalTooLow(10)],
  [{ total: '10' }, undefined],
  [{ total: '8' }, notReadyMessages.totalTooLow(10)],
  [{ front: '40' }, notReadyMessages.backMissing],
  [{ back: '40' }, notReadyMessages.frontMissing],
  [{ front: '9', back: '50' }, notReadyMessages.nineTooLow(10)],
  [{ front: '10', back: '10' }, undefined],
])('18 holes with %j typed: %s', (typed, reason) => {
  expect(whyNotReady(eighteen(typed))).toBe(reason)
})

test('nine holes are one number, the score of the nine played', () => {
  const nine = type(emptyEntry('9'), { total: '44' })
  const front = { holesPlayed: 9, teeSetSide: 'Front9', scoreTotal: 44, scoreFront: 44 }
  const back = { holesPlayed: 9, teeSetSide: 'Back9', scoreTotal: 44, scoreBack: 44 }
  expect([canType(nine, 'front'), canType(nine, 'total')]).toEqual([false, true])
  expect(strokesToPost(nine)).toEqual(front)
  expect(strokesToPost(editScore(nine, { kind: 'nine', nine: 'back' }))).toEqual(back)
  expect(whyNotReady(emptyEntry('9'))).toBe(notReadyMessages.nothingNine)
  expect(whyNotReady(type(emptyEntry('9'), { total: '9' }))).toBe(notReadyMessages.totalTooLow(10))
})

test('a nine typed by an older build is the score of nine holes, and can be cleared', () => {
  const stored = { ...emptyEntry('9'), nine: 'back' as const, back: '44' }
  expect(scoreSums(stored)).toEqual({ front: undefined, back: 44, total: 44 })
  expect(scoreSums(type(stored, { total: '' })).total).toBeUndefined()
})

test('nine holes hole by hole: what was scored under the wrong nine moves to the other, and back', () => {
  const front = holes('hole-by-hole-9', [4, 5, 3])
  const back = editScore(front, { kind: 'nine', nine: 'back' })
  expect(back).toEqual({ ...holes('hole-by-hole-9', [4, 5, 3], 10), nine: 'back' })
  expect(roundHoles(back)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18])
  expect(editScore(back, { kind: 'nine', nine: 'front' })).toEqual(front)
  expect(nineByHole(holes('hole-by-hole-9', [4], 12))).toBe('back') // as older builds stored it
})

test('a round is complete when each hole of its nine, or each of 18, has a score', () => {
  const fives = Array.from({ length: 18 }, () => 5)
  expect(isRoundComplete(holes('hole-by-hole-9', fives.slice(0, 8)))).toBe(false)
  expect(isRoundComplete(holes('hole-by-hole-9', fives.slice(0, 9)))).toBe(true)
  expect(isRoundComplete(holes('hole-by-hole-10-18', fives.slice(0, 9)))).toBe(false)
  expect(isRoundComplete(holes('hole-by-hole-10-18', fives))).toBe(true)
  const across = holes('hole-by-hole-9', fives.slice(0, 11))
  expect(isRoundComplete(across)).toBe(false)
  const cleared = editScore(across, { kind: 'clear', side: 'other-nine' })
  expect(cleared).toEqual(holes('hole-by-hole-9', fives.slice(0, 9)))
})

test('a course with nine holes has no back nine and no 18', () => {
  expect(onNineHoles(eighteen({ total: '41' }))).toMatchObject({ mode: '9', nine: 'front' })
  expect(onNineHoles(emptyEntry('hole-by-hole-10-18')).mode).toBe('hole-by-hole-9')
})

test('hole by hole needs enough holes, and nine holes must be one nine', () => {
  const fives = Array.from({ length: 18 }, () => 5)
  expect(whyNotReady(holes('hole-by-hole-9', fives.slice(0, 7)))).toBe('2 more holes needed.')
  expect(whyNotReady(holes('hole-by-hole-10-18', fives.slice(0, 9)))).toBe('1 more hole needed.')
  expect(canPost(holes('hole-by-hole-10-18', fives.slice(0, 10)))).toBe(true)
  expect(holesFault(holes('hole-by-hole-9', fives.slice(0, 9), 5))).toBe(
    scoreEntryMessages.oneNineOnly,
  )
  expect(holesFault(holes('hole-by-hole-9', fives.slice(0, 9), 10))).toBeUndefined()
  expect(holesFault(holes('hole-by-hole-10-18', fives.slice(0, 9)))).toBe(
    'You must enter scores for at least 10 holes for hole-by-hole 10-18 posting.',
  )
})

// SCR-16.
test('two nines of three digits make no total that can be posted', () => {
  expect(whyNotReady(eighteen({ front: '999', back: '999' }))).toBe(notReadyMessages.totalTooHigh)
  expect(canPost(eighteen({ front: '499', back: '500' }))).toBe(true)
})

test('switching the entry mode or the nine loses nothing typed, and sums only what the mode uses', () => {
  const nines = eighteen({ front: '40', back: '45' })
  const nine = editScore(nines, { kind: 'mode', mode: '9' })
  expect(scoreSums(nine)).toEqual({ front: 40, back: undefined, total: 40 })
  expect(scoreSums(editScore(nine, { kind: 'nine', nine: 'back' })).total).toBe(45)
  const byHole = editScore(nine, { kind: 'mode', mode: 'hole-by-hole-9' })
  expect(scoreSums(byHole).total).toBeUndefined()
  expect(editScore(byHole, { kind: 'mode', mode: '18' })).toEqual(nines)
})

test('a hidden nine never disables the total, nor the total both nines', () => {
  const nine = editScore(eighteen({ back: '45' }), { kind: 'mode', mode: '9' })
  const total = type(nine, { total: '44' })
  const back = editScore(total, { kind: 'mode', mode: '18' })
  expect([back.front, back.back, back.total]).toEqual(['', '', '44'])
  expect(canType(back, 'total')).toBe(true)
})

test('clearing the total or the nines makes the other one editable', () => {
  const total = eighteen({ total: '85' })
  const nines = editScore(total, { kind: 'clear', side: 'total' })
  expect(canType(nines, 'front')).toBe(true)
  const typed = type(nines, { front: '40', back: '45' })
  expect(editScore(typed, { kind: 'clear', side: 'nines' })).toEqual(emptyEntry())
})

test('hole by hole posts the sums, the side and the holes that were played', () => {
  const fives = Array.from({ length: 18 }, () => 5)
  expect(strokesToPost(holes('hole-by-hole-9', fives.slice(0, 9), 10))).toEqual({
    holesPlayed: 9,
    teeSetSide: 'Back9',
    scoreTotal: 45,
    scoreBack: 45,
  })
  expect(strokesToPost(holes('hole-by-hole-9', fives.slice(0, 9), 5))).toBeUndefined()
  const eleven = holes('hole-by-hole-10-18', fives.slice(0, 11))
  expect(strokesToPost(eleven)).toEqual({
    holesPlayed: 11,
    teeSetSide: 'All18',
    scoreTotal: 55,
    scoreFront: 45,
    scoreBack: 10,
  })
  expect(holeDetails(eleven, [4, null])).toHaveLength(11)
  expect(holeDetails(eleven, [4, null]).slice(0, 2)).toEqual([
    { holeNumber: 1, rawScore: 5, par: 4 },
    { holeNumber: 2, rawScore: 5 },
  ])
})

test('a hole accepts 1 to 19 strokes', () => {
  const entry = emptyEntry('hole-by-hole-9')
  const edit = (score: number) => editScore(entry, { kind: 'hole', hole: 3, score })
  expect(edit(19).holes[2]).toBe(19)
  for (const score of [0, 20, 4.5, Number.NaN]) expect(edit(score)).toEqual(entry)
})

// SCR-15.
test.each(['abc', '8 5', '-5', '1e2', '1234', '٨٥', '８５', '8５', '+5', '8.5'])(
  'typing %j never changes a score field',
  (text) => {
    expect(eighteen({ total: text }).total).toBe('')
  },
)
test('spaces around digits pasted into a score field are ignored', () => {
  expect(eighteen({ total: ' 85 ' }).total).toBe('85')
})

const edits = fc.array(
  fc.oneof<fc.Arbitrary<ScoreEdit>[]>(
    fc.record({
      kind: fc.constant('type' as const),
      field: fc.constantFrom<ScoreField>('front', 'back', 'total'),
      text: fc.oneof(
        fc.nat(130).map(String),
        fc.constant('999'),
        fc.constant(''),
        fc.string(),
        fc.stringMatching(/^[\d٠-٩ -]{0,5}$/),
      ),
    }),
    fc.record({
      kind: fc.constant('hole' as const),
      hole: fc.integer({ min: 0, max: 19 }),
      score: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(null)),
    }),
    fc.record({
      kind: fc.constant('mode' as const),
      mode: fc.constantFrom<EntryMode>('18', '9', 'hole-by-hole-9', 'hole-by-hole-10-18'),
    }),
    fc.record({
      kind: fc.constant('clear' as const),
      side: fc.constantFrom('total' as const, 'nines' as const, 'other-nine' as const),
    }),
    fc.record({
      kind: fc.constant('nine' as const),
      nine: fc.constantFrom('front' as const, 'back' as const),
    }),
  ),
  { maxLength: 40 },
)

/** The rule of `canPost`, written a second time in terms of what is on the screen. */
function expected(entry: ScoreEntry): boolean {
  const entered = entry.holes.filter((score) => score !== null).length
  const { front, back, total } = scoreSums(entry)
  const least = (score: number | undefined) => score !== undefined && score >= 10
  switch (entry.mode) {
    case '18':
      return (
        least(total) &&
        Number(total) <= 999 &&
        ((front === undefined && back === undefined) || (least(front) && least(back)))
      )
    case '9':
      return least(total)
    case 'hole-by-hole-9':
      return entered >= 9
    case 'hole-by-hole-10-18':
      return entered >= 10
  }
}

test('after any edits Post is enabled exactly when the rule says so, and the total is the sum of its parts', () => {
  fc.assert(
    fc.property(edits, (sequence) => {
      const entry = sequence.reduce(editScore, emptyEntry())
      for (const text of [entry.front, entry.back, entry.total])
        expect(text).toMatch(/^[0-9]{0,3}$/)
      expect(entry.total === '' || (entry.front === '' && entry.back === '')).toBe(true)
      expect(canPost(entry)).toBe(expected(entry))
      const posted = strokesToPost(entry)
      expect(posted !== undefined).toBe(canPost(entry) && holesFault(entry) === undefined)
      if (posted && entry.mode.startsWith('hole')) {
        const details = holeDetails(entry)
        expect(details).toHaveLength(posted.holesPlayed)
        expect(details.reduce((all, { rawScore }) => all + rawScore, 0)).toBe(posted.scoreTotal)
      }
      if (posted?.scoreFront !== undefined || posted?.scoreBack !== undefined) {
        expect(posted.scoreTotal).toBe((posted.scoreFront ?? 0) + (posted.scoreBack ?? 0))
      }
      const { front, back, total } = scoreSums(entry)
      if (entry.mode.startsWith('hole') && total !== undefined) {
        expect(total).toBe(entry.holes.reduce<number>((sum, score) => sum + (score ?? 0), 0))
        expect(total).toBe((front ?? 0) + (back ?? 0))
      }
    }),
  )
})

test('hole by hole after a total of nine is nine holes, and the whole card where both nines have scores', () => {
  const nine = holes('9', [4, 5, 3])
  expect(byHoleMode(nine)).toBe('hole-by-hole-9')
  expect(byHoleMode(editScore(nine, { kind: 'hole', hole: 10, score: 4 }))).toBe(
    'hole-by-hole-10-18',
  )
})
