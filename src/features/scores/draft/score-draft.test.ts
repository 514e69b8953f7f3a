import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyEntry } from '~/domain/scores/score-entry'
import { isEmptyDraft, withCurrentRound } from './new-draft'
import { readDraft, storedDraft } from './score-draft'
import { sampleAttempt, sampleDraft } from './score-draft.fake'

const mine = { userId: 1, courseId: '14001' }
const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a stored draft is read as it was typed, with what was sent of it', () => {
  const draft = sampleDraft({
    partners: [{ userId: 2, name: 'Marcus Bell', dollars: '-1,2' }],
    media: [{ id: 'm1', name: 'tee.jpg', kind: 'image', bytes: 7 }],
    pars: Array.from({ length: 18 }, (_, at) => (at < 9 ? 4 : null)),
    partnerName: 'pri',
    parentScoreId: 1004,
    parentGroupId: 31,
    mediaFailed: true,
    attempt: sampleAttempt({
      id: 'attempt-2',
      earlier: [{ ...sampleAttempt(), datePlayed: '2026-06-12' }],
      canResend: true,
    }),
  })
  const stored = storedDraft(draft)
  expect(readDraft(wire(stored), mine)).toEqual(draft)
  expect(stored).toHaveProperty('attempt.freed', true) // the name that older builds read
})

// SCR-09.
test.each([
  ['another golfer', { ...mine, userId: 2 }, {}],
  ['another course', { ...mine, courseId: '14002' }, {}],
  ['an older build', mine, { version: 0 }],
  ['no entry', mine, { entry: null }],
  ['no course', mine, { course: { courseId: 14001 } }],
  ['no id', mine, { id: 7 }],
  ['an unreadable attempt', mine, { attempt: {} }],
])('a stored draft of %s is ignored', (_what, owner, change) => {
  expect(readDraft({ ...storedDraft(sampleDraft()), ...change }, owner)).toBeUndefined()
})

test('reading a draft from any stored value neither throws nor returns what could not be typed', () => {
  const base = storedDraft(sampleDraft())
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(base), 'attempt'), fc.anything(), (field, value) => {
      const draft = readDraft({ ...base, [field]: value }, mine)
      if (!draft) return
      expect(draft.entry.total).toMatch(/^[0-9]{0,3}$/)
      expect(draft.notes.length).toBeLessThanOrEqual(500)
      expect(['H', 'A', 'T']).toContain(draft.scoreType)
      expect(['Followers', 'Private']).toContain(draft.showTo)
      expect(draft.entry.holes).toHaveLength(18)
    }),
  )
})

test('the notes of a draft have 500 characters at most', () => {
  const longest = sampleDraft({ notes: 'x'.repeat(500) })
  expect(readDraft(storedDraft(longest), mine)).toEqual(longest)
  const longer = sampleDraft({ notes: 'x'.repeat(501) })
  expect(readDraft(storedDraft(longer), mine)).toEqual(longest)
})

test('a draft of an older build has no partners and no files', () => {
  const { partners: _partners, media: _media, ...older } = storedDraft(sampleDraft())
  expect(readDraft(older, mine)).toEqual(sampleDraft())
})

test('partners are read once each, with amounts that could have been typed', () => {
  const partners = [
    { userId: 2, name: 'Marcus Bell', dollars: '1.5' },
    { userId: 2, name: 'Marcus Bell', dollars: '5' },
    { userId: 'x', name: 'Unknown', dollars: '5' },
  ]
  expect(readDraft({ ...storedDraft(sampleDraft()), partners }, mine)?.partners).toEqual([
    { userId: 2, name: 'Marcus Bell', dollars: '' },
  ])
})

test('a restored draft never has a total and nines together', () => {
  const entry = { ...sampleDraft().entry, front: '40', total: '84' }
  expect(readDraft(storedDraft(sampleDraft({ entry })), mine)?.entry).toMatchObject({
    front: '40',
    total: '',
  })
})

test('a stored draft with only its tees chosen becomes that of the friend’s round from which the form opens', () => {
  const { entry, ...rest } = sampleDraft()
  const empty = { ...rest, entry: emptyEntry(entry.mode), notes: '', startedOn: '2026-06-13' }
  const round = { datePlayed: '2026-05-08', parentScoreId: 71 }
  const fresh = { ...empty, ...round, teeSetId: undefined }
  expect(withCurrentRound(empty, fresh)).toEqual({ ...empty, ...round })
  const redated = { ...empty, ...round, datePlayed: '2026-05-09' }
  expect(withCurrentRound(redated, fresh)).toEqual(redated) // the date was changed after it was opened from the round
})

test('a draft with strokes belongs to the friend’s round of its day from which the form opens, unless it belongs to another or may be posted', () => {
  const typed = sampleDraft()
  const round = { parentScoreId: 71, parentGroupId: 9 }
  const fresh = { ...typed, entry: emptyEntry(), ...round }
  expect(withCurrentRound(typed, fresh)).toEqual({ ...typed, ...round })
  expect(withCurrentRound(typed, { ...fresh, parentScoreId: undefined })).toMatchObject({
    parentGroupId: 9,
  })
  for (const kept of [
    sampleDraft({ datePlayed: '2026-05-09' }),
    sampleDraft({ parentScoreId: 70 }),
    sampleDraft({ attempt: sampleAttempt() }),
    sampleDraft({ waiting: { since: 1, teeName: 'White' } }),
  ])
    expect(withCurrentRound(kept, fresh)).toBe(kept)
})

test('a name typed to find a partner is content, and spaces are not', () => {
  const empty = sampleDraft({ entry: emptyEntry(), notes: '' })
  expect(
    [undefined, ' ', ' mar'].map((partnerName) => isEmptyDraft({ ...empty, partnerName })),
  ).toEqual([true, true, false])
})
