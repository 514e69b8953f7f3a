import { describe, expect, test } from 'vitest'
import { NORA, openWorld } from '../../testing'
import { post, totalForm, type FormPatch } from './score-form.fixture'

describe('postScore: the association refuses', () => {
  test.each<[string, FormPatch, number, string]>([
    [
      'an unknown course',
      { courseId: '1' },
      404,
      'The handicap service does not know this course.',
    ],
    [
      'tees of another course',
      { teeSetId: '300102' },
      422,
      'These tees do not belong to the course.',
    ],
    [
      'a day that has begun nowhere on earth',
      { datePlayed: '2026-06-15' },
      422,
      'The date played cannot be in the future.',
    ],
    [
      'a day that does not exist',
      { datePlayed: '2026-02-29' },
      422,
      'The date played is not a calendar day.',
    ],
    [
      'a day before golf kept records',
      { datePlayed: '1899-12-31' },
      422,
      'The date played is not a calendar day.',
    ],
    [
      'a day in winter',
      { datePlayed: '2026-01-15' },
      422,
      'The date played is outside the active score posting season of this course.',
    ],
    [
      'front and back that are not the total',
      { scoreFront: '41', scoreBack: '44' },
      422,
      'The nines do not add up to the total.',
    ],
    [
      'one nine of eighteen holes',
      { scoreFront: '41' },
      422,
      'Give both nines, or the total only.',
    ],
    [
      'ten to seventeen holes as a total',
      { holesPlayed: '14' },
      422,
      'A round of 10 to 17 holes must be posted hole by hole.',
    ],
    ['nine holes of an unknown nine', { holesPlayed: '9' }, 422, 'Say which nine was played.'],
    [
      'eighteen holes on the front nine',
      { teeSetSide: 'Front9' },
      422,
      'A score is posted for nine or for 18 holes.',
    ],
    [
      'a nine that is not the total',
      { holesPlayed: '9', teeSetSide: 'Front9', scoreFront: '40' },
      422,
      'The nines do not add up to the total.',
    ],
    [
      'a back nine where there is none',
      { courseId: '14004', teeSetId: '300401', holesPlayed: '9', teeSetSide: 'Back9' },
      422,
      'These tees are not rated for the holes played.',
    ],
  ])('%s', async (_what, patch, status, message) => {
    const backend = await openWorld()
    const before = backend.snapshot().rows
    const isInvalid = patch.datePlayed === '2026-02-29'
    const answered = await post(backend, NORA, totalForm(patch), isInvalid)
    expect([answered.status, answered.json]).toEqual([status, { message, status }])
    expect({ ...backend.snapshot().rows, sessions: [] }).toEqual({ ...before, sessions: [] })
  })

  test.each<[string, FormPatch, string]>([
    ['fewer than 10 strokes', { scoreTotal: '9' }, 'A score has at least 10 strokes.'],
    ['four digits', { scoreTotal: '1000' }, 'A score has three digits at most.'],
    ['a nine below 10', { scoreFront: '9', scoreBack: '75' }, 'A nine has at least 10 strokes.'],
    [
      '501 characters of notes',
      { publicNotes: 'x'.repeat(501) },
      'Notes can have 500 characters at most.',
    ],
  ])('%s', async (_what, patch, message) => {
    const answered = await post(await openWorld(), NORA, totalForm(patch), true)
    expect([answered.status, answered.json]).toEqual([422, { message, status: 422 }])
  })

  test('a seventh round of eighteen holes for one day, also when seven arrive at once', async () => {
    const backend = await openWorld()
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => post(backend, NORA, totalForm())),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(answers.find(({ status }) => status === 422)?.json).toMatchObject({
      message: 'No more than six 18-hole scores can be posted for one day.',
    })
    expect((await post(backend, NORA, totalForm({ datePlayed: '2026-06-12' }))).status).toBe(200)
    const nine: FormPatch = { holesPlayed: '9', teeSetSide: 'Front9', scoreTotal: '44' }
    expect((await post(backend, NORA, totalForm(nine))).status).toBe(200)
  })

  test('nothing on the last stroke of a rule: tomorrow in Kiritimati, 10 strokes, 500 characters', async () => {
    const backend = await openWorld()
    const patch = { datePlayed: '2026-06-14', scoreTotal: '10', publicNotes: 'x'.repeat(500) }
    expect((await post(backend, NORA, totalForm(patch))).status).toBe(200)
  })
})

describe('postScore: a golfer the association takes no scores from is 403, and nothing is recorded:', () => {
  test.each([
    [
      'a lapsed membership',
      { status: 'Inactive' as const },
      'Your membership of the handicap association is not active.',
    ],
    [
      'a consent taken back',
      { consents: false },
      'You have taken back your consent to posting scores from this app.',
    ],
  ])('%s', async (_what, patch, message) => {
    const backend = await openWorld()
    const { ghinNumber } = backend.db.users.get(1) ?? {}
    await backend.db.associationGolfers.change(ghinNumber ?? 0, patch)
    const before = backend.snapshot().rows
    const answered = await post(backend, NORA, totalForm())
    expect([answered.status, answered.json]).toEqual([403, { message, status: 403 }])
    expect({ ...backend.snapshot().rows, sessions: [] }).toEqual({ ...before, sessions: [] })
    await backend.db.associationGolfers.change(ghinNumber ?? 0, {
      status: 'Withdrawn',
      consents: true,
    })
    expect((await post(backend, NORA, totalForm())).status).toBe(200)
  })
})

describe('postScore: a form that is not one', () => {
  test.each<[FormPatch, string]>([
    [{ courseId: null }, 'courseId is missing.'],
    [{ teeSetId: '' }, 'teeSetId is missing.'],
    [{ scoreTotal: null }, 'scoreTotal is missing.'],
    [{ datePlayed: null }, 'datePlayed is missing.'],
    [{ scoreType: null }, 'scoreType is missing.'],
  ])('%j is 400', async (patch, message) => {
    const answered = await post(await openWorld(), NORA, totalForm(patch), true)
    expect([answered.status, answered.json]).toEqual([400, { message, status: 400 }])
  })

  test.each<[FormPatch, string]>([
    [{ scoreTotal: '84.5' }, 'scoreTotal must be a whole number.'],
    [{ scoreTotal: '１２' }, 'scoreTotal must be a whole number.'],
    [{ scoreFront: '4O', scoreBack: '44' }, 'scoreFront must be a whole number.'],
    [{ teeSetSide: 'F9' }, 'teeSetSide must be one of All18, Front9, Back9.'],
    [{ scoreType: 'C' }, 'scoreType must be one of H, A, T.'],
    [{ courseName: 'x'.repeat(201) }, 'courseName can have 200 characters at most.'],
    [{ teeName: 'x'.repeat(101) }, 'teeName can have 100 characters at most.'],
    [{ showTo: 'Everyone' }, 'showTo must be one of Followers, Private.'],
  ])('%j is 400 and breaks the contract', async (patch, message) => {
    const answered = await post(await openWorld(), NORA, totalForm(patch), true)
    expect([answered.status, answered.json]).toEqual([400, { message, status: 400 }])
  })
})
