import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyEntry, strokesToPost, type EntryMode } from '~/domain/scores/score-entry'
import { json } from '~/testing/responses'
import { aPostedScore } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import type { ScoreDraft } from '../draft/score-draft'
import { sampleAttempt, sampleDraft } from '../draft/score-draft.fake'
import { sendScore } from './send-score'

const POST = 'POST /api/Ghin/PostScore'
let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork({
    [POST]: () => json(aPostedScore()),
  })
})
afterEach(() => network.restore())

const partners = [{ userId: 2, name: 'Theo', dollars: '-1,250' }]

/** The form's parts, of which there are only texts. */
async function sent(
  change: Partial<ScoreDraft>,
  teeName = 'White',
): Promise<Record<string, unknown>> {
  const draft = sampleDraft({ partners, ...change })
  const strokes = strokesToPost(draft.entry)
  const attempt = sampleAttempt({ ...(strokes && { strokes }) })
  const details = { teeName }
  await sendScore({ draft, attempt, details, files: [], onProgress: () => undefined })
  return Object.fromEntries(network.seen[0]?.form ?? [])
}

const byHole = (mode: EntryMode, played: number, first = 1) => ({
  ...emptyEntry(mode),
  holes: Array.from({ length: 18 }, (_, at) =>
    at + 1 >= first && at + 1 < first + played ? 5 : null,
  ),
})

const SAME = {
  courseId: 14001,
  courseName: 'Bellwether Links',
  teeSetId: 300102,
  teeName: 'White',
  datePlayed: '2026-06-13',
  scoreType: 'H',
  publicNotes: 'Dew.',
  showTo: 'Followers',
}

test('a total is sent as fields of the form, its partners as JSON', async () => {
  expect(await sent({ parentScoreId: 71, parentGroupId: 72 })).toEqual({
    ...Object.fromEntries(Object.entries(SAME).map(([name, value]) => [name, String(value)])),
    idempotencyKey: 'attempt-1',
    holesPlayed: '18',
    teeSetSide: 'All18',
    scoreTotal: '84',
    partners: '[{"userId":2,"dollars":-1250}]',
    parentScoreId: '71',
    parentGroupId: '72',
  })
})

test('names longer than the contract’s limit are cut, so that the score is not refused', async () => {
  const course = { courseId: 14001, courseName: 'x'.repeat(201) }
  expect(await sent({ course }, 'y'.repeat(101))).toMatchObject({
    courseName: 'x'.repeat(200),
    teeName: 'y'.repeat(100),
  })
})

test.each([
  {
    entry: byHole('hole-by-hole-10-18', 11),
    holes: 18,
    strokes: {
      teeSetSide: 'All18',
      holesPlayed: 11,
      scoreTotal: 55,
      scoreFront: 45,
      scoreBack: 10,
    },
  },
  {
    entry: byHole('hole-by-hole-9', 9, 10),
    holes: 9,
    strokes: { teeSetSide: 'Back9', holesPlayed: 9, scoreTotal: 45, scoreBack: 45 },
  },
])('hole by hole is sent as requestData: $strokes.holesPlayed holes of $holes', async (row) => {
  const pars = [...Array.from({ length: 9 }, () => 4), 3, null]
  const { requestData, ...rest } = await sent({ entry: row.entry, pars })
  expect(rest).toEqual({ idempotencyKey: 'attempt-1' })
  const played = row.entry.holes.flatMap((rawScore, at) => (rawScore === null ? [] : [at + 1]))
  expect(JSON.parse(String(requestData))).toEqual({
    ...SAME,
    ...row.strokes,
    partners: [{ userId: 2, dollars: -1250 }],
    numberOfHoles: row.holes,
    numberOfPlayedHoles: played.length,
    holeDetails: played.map((holeNumber) => ({
      holeNumber,
      rawScore: 5,
      ...(holeNumber < 10 && { par: 4 }),
      ...(holeNumber === 10 && { par: 3 }),
    })),
  })
})
