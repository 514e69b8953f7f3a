import { describe, expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { courses } from '../../ghin/courses/index'
import type { HoleSeed } from '../../ghin/courses/course-seed'
import { courseWithId, teeSetOf } from '../../ghin/association'
import { HAL, MARCUS, NORA, openWorld } from '../../testing'
import { newestOf, post, topItem, totalForm } from './score-form.fixture'

const larkspur = courseWithId(13995)
const HOLES: readonly HoleSeed[] = (larkspur && teeSetOf(larkspur, 299501)?.holes) ?? []

/** Scores for the holes `from` to `to`, each with `over` strokes over par. */
const played = (from: number, to: number, over: (hole: HoleSeed) => number) =>
  HOLES.filter(({ number }) => number >= from && number <= to).map((hole) => ({
    holeNumber: hole.number,
    rawScore: hole.par + over(hole),
  }))

const bogeys = (from: number, to: number) => played(from, to, () => 1)
const sum = (holes: readonly { rawScore: number }[]) =>
  holes.reduce((all, { rawScore }) => all + rawScore, 0)

type Details = ReturnType<typeof played>

function sent(holeDetails: Details, patch: Record<string, unknown> = {}): string {
  return JSON.stringify({
    courseId: 13995,
    teeSetId: 299501,
    teeSetSide: 'All18',
    datePlayed: '2026-06-13',
    scoreType: 'H',
    numberOfHoles: holeDetails.length > 9 ? 18 : 9,
    numberOfPlayedHoles: holeDetails.length,
    holeDetails,
    ...patch,
  })
}

/** A form with only `requestData` and files, as the app sends it. */
function formWith(requestData: string, files: readonly File[] = []): FormData {
  const form = new FormData()
  form.append('requestData', requestData)
  for (const file of files) form.append('mediaFiles', file)
  return form
}

const postHoles = (backend: Backend, text: string, isInvalid = false) =>
  post(backend, NORA, formWith(text), isInvalid)

describe('postScore: a score hole by hole', () => {
  test('of eighteen holes is added up, and the feed shows it', async () => {
    const backend = await openWorld()
    const holes = bogeys(1, 18)
    const { status, json } = await postHoles(backend, sent(holes, { publicNotes: 'Windy.' }))
    const [front, back] = [sum(holes.slice(0, 9)), sum(holes.slice(9))]
    expect(status).toBe(200)
    expect(json).toEqual({
      scoreType: 'H',
      datePlayed: '2026-06-13',
      scoreTotal: front + back,
      scoreFront: front,
      scoreBack: back,
      adjusted_gross_score: front + back,
      front9_adjusted: front,
      back9_adjusted: back,
      holesPlayed: 18,
    })
    expect(await topItem(backend, MARCUS, 'Following')).toMatchObject({
      scoreTotal: front + back,
      front9: front,
      back9: back,
      goPublicNotes: 'Windy.',
    })
  })

  test('counts a hole as net double bogey at most, and keeps the strokes', async () => {
    const backend = await openWorld()
    const holes = played(1, 18, ({ number }) => (number === 1 ? 9 : 0))
    const { json } = await postHoles(backend, sent(holes))
    expect(json.scoreTotal).toBe(sum(holes))
    // With a Course Handicap of 13 no hole gets more than one stroke, so 6 or 7 of the 9 strokes over par are cut.
    expect([6, 7]).toContain(json.scoreTotal - json.adjusted_gross_score)
    expect(json.back9_adjusted).toBe(json.scoreBack)
    expect(newestOf(backend, 1)?.adjustedGross).toBe(json.adjusted_gross_score)
  })

  test('counts par and five at most for a golfer without an index', async () => {
    const backend = await openWorld()
    const holes = played(1, 18, ({ number }) => (number === 10 ? 9 : 0))
    const { json } = await post(backend, HAL, formWith(sent(holes)))
    expect(json.scoreTotal - json.adjusted_gross_score).toBe(4)
    expect(json.front9_adjusted).toBe(json.scoreFront)
  })

  test.each([
    ['Front9', 1, 9],
    ['Back9', 10, 18],
  ])('of the %s alone is a nine', async (teeSetSide, from, to) => {
    const backend = await openWorld()
    const holes = bogeys(from, to)
    const { status, json } = await postHoles(backend, sent(holes, { teeSetSide }))
    const ofNine = (side: string) => (side === teeSetSide ? sum(holes) : null)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      holesPlayed: 9,
      scoreTotal: sum(holes),
      scoreFront: ofNine('Front9'),
      scoreBack: ofNine('Back9'),
      front9_adjusted: ofNine('Front9'),
      back9_adjusted: ofNine('Back9'),
    })
    expect(newestOf(backend, 1)).toMatchObject({ holes: 9, side: teeSetSide })
  })

  test('of ten to seventeen holes counts as eighteen, and says how many were played', async () => {
    const backend = await openWorld()
    const holes = bogeys(1, 10)
    const { status, json } = await postHoles(backend, sent(holes))
    expect(status).toBe(200)
    expect(json).toMatchObject({
      holesPlayed: 10,
      scoreTotal: sum(holes),
      scoreBack: holes[9]?.rawScore,
    })
    const partial = { holesPlayed: 10, parPlayed: sum(holes) - 10 }
    expect(newestOf(backend, 1)).toMatchObject({ holes: 18, partial })
    expect(await topItem(backend, NORA, 'My Linx')).toMatchObject({ holes: 10 })
  })

  test('comes with its pictures and partners', async () => {
    const backend = await openWorld()
    const picture = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg')
    const text = sent(bogeys(1, 18), { partners: [{ userId: 2, dollars: 12 }] })
    expect((await post(backend, NORA, formWith(text, [picture]))).status).toBe(200)
    const item = await topItem(backend, MARCUS, 'Following')
    expect(item?.imageUrls).toHaveLength(1)
    expect(item?.groupBets).toContainEqual({ userId: 2, name: 'Marcus Bell', dollars: -12 })
  })

  test('is read from requestData, whatever stands beside it', async () => {
    const backend = await openWorld()
    const requestData = sent(bogeys(1, 18))
    const { json } = await post(backend, NORA, totalForm({ scoreTotal: '200', requestData }))
    expect(json).toMatchObject({ scoreTotal: sum(bogeys(1, 18)) })
  })
})

const combo = courses
  .flatMap(({ id, quirks, teeSets }) => (quirks ? [] : teeSets.map((tees) => ({ id, tees }))))
  .find(({ tees }) => tees.quirks?.holesMissing)

describe('postScore: the association refuses', () => {
  const unequal = 'The holes do not add up to the total.'
  const number = 'The number of holes played is not the number of holes sent.'
  const [first = { holeNumber: 1, rawScore: 5 }] = bogeys(1, 1)
  test.each<[string, string, number, string]>([
    ['another total', sent(bogeys(1, 18), { scoreTotal: 80 }), 422, unequal],
    ['another front nine', sent(bogeys(1, 18), { scoreFront: 30 }), 422, unequal],
    ['another number of holes', sent(bogeys(1, 18), { numberOfPlayedHoles: 17 }), 422, number],
    ['two numbers of holes', sent(bogeys(1, 18), { holesPlayed: 17 }), 422, number],
    ['a hole twice', sent([first, ...bogeys(1, 16)]), 422, 'A hole is sent twice.'],
    [
      'a hole of the other nine',
      sent(bogeys(2, 10), { teeSetSide: 'Front9' }),
      422,
      'A hole is not among the holes played.',
    ],
    ['nine of eighteen', sent(bogeys(1, 9)), 422, 'Say which nine was played.'],
    [
      'ten holes without a complete nine',
      sent([...bogeys(1, 5), ...bogeys(10, 14)]),
      422,
      'A round of 10 to 17 holes needs one complete nine.',
    ],
    [
      'sixteen holes without a complete nine',
      sent([...bogeys(2, 9), ...bogeys(10, 17)]),
      422,
      'A round of 10 to 17 holes needs one complete nine.',
    ],
    ['ten of nine', sent(bogeys(1, 10), { teeSetSide: 'Front9' }), 422, 'A nine has nine holes.'],
    [
      'a nine that counts as eighteen',
      sent(bogeys(1, 9), { teeSetSide: 'Front9', numberOfHoles: 18 }),
      422,
      'A score is posted for nine or for 18 holes.',
    ],
    [
      'tees without holes',
      sent(bogeys(1, 18), { courseId: combo?.id, teeSetId: combo?.tees.id }),
      422,
      'The handicap service has no holes of these tees. Please post the total.',
    ],
    [
      'an unknown course',
      sent(bogeys(1, 18), { courseId: 1 }),
      404,
      'The handicap service does not know this course.',
    ],
  ])('%s', async (_what, text, status, message) => {
    const backend = await openWorld()
    const before = backend.snapshot().rows
    const answered = await postHoles(backend, text)
    expect([answered.status, answered.json]).toEqual([status, { message, status }])
    expect({ ...backend.snapshot().rows, sessions: [] }).toEqual({ ...before, sessions: [] })
  })

  test.each([
    ['eight holes', 'A score needs nine holes at least.', bogeys(1, 8)],
    [
      '20 strokes on a hole',
      'A hole takes 1 to 19 strokes.',
      [{ holeNumber: 1, rawScore: 20 }, ...bogeys(2, 18)],
    ],
  ])('%s', async (_what, message, holes) => {
    const { status, json } = await postHoles(await openWorld(), sent(holes), true)
    expect([status, json]).toEqual([422, { message, status: 422 }])
  })

  test.each([
    ['requestData is not valid JSON.', '{'],
    ['requestData is not a JSON object.', '[]'],
    ['holeDetails must be a list.', '{}'],
    ['courseId is missing.', sent(bogeys(1, 18), { courseId: null })],
    ['rawScore is missing.', sent(bogeys(1, 18), { holeDetails: [{ holeNumber: 1 }] })],
    ['holesPlayed is missing.', sent(bogeys(1, 18), { holesPlayed: null })],
    ['courseName must be a text.', sent(bogeys(1, 18), { courseName: 7 })],
    ['teeName can have 100 characters at most.', sent(bogeys(1, 18), { teeName: 'x'.repeat(101) })],
    ['publicNotes is missing.', sent(bogeys(1, 18), { publicNotes: null })],
    ['showTo is missing.', sent(bogeys(1, 18), { showTo: null })],
    ['partners must be a list of up to 20.', sent(bogeys(1, 18), { partners: null })],
  ])('an invalid request is 400: %s', async (message, text) => {
    const { status, json } = await postHoles(await openWorld(), text, true)
    expect([status, json]).toEqual([400, { message, status: 400 }])
  })
})
