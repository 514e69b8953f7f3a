import { describe, expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { courseWithId, teeSetOf } from '../../ghin/association'
import { recordedScore } from '../../ghin/recorded-score'
import { indexWhenPlayed } from '../../ghin/world-handicap/index-history'
import { HAL, NORA, openWorld } from '../../testing'
import { newestOf, post, topItem, totalForm } from './score-form.fixture'

const [NORA_ID, HAL_ID] = [1, 4]

describe('postScore: a low score', () => {
  test('of a golfer who had no index is posted like any other', async () => {
    const backend = await openWorld()
    expect((await post(backend, HAL, totalForm({ scoreTotal: '60' }))).status).toBe(200)
    const index = backend.db.users.get(HAL_ID)?.handicapIndex
    expect(newestOf(backend, HAL_ID)).toMatchObject({ total: 60, newIndex: index })
  })

  test('makes an index below -12: the rules have no lowest one (FAK-01)', async () => {
    const backend = await openWorld()
    for (const scoreTotal of ['60', '58', '55', '20']) {
      expect((await post(backend, HAL, totalForm({ scoreTotal }))).status).toBe(200)
    }
    const index = backend.db.users.get(HAL_ID)?.handicapIndex ?? 0
    expect(index).toBeLessThan(-12)
    expect(await topItem(backend, HAL, 'My Linx')).toMatchObject({
      goNewHandicap: index,
      handicap: `+${(-index).toFixed(1)}`,
    })
  })
})

const larkspur = courseWithId(13995)
const HOLES = (larkspur && teeSetOf(larkspur, 299501)?.holes) ?? []

/** A score with 19 strokes on each hole, so that every hole counts as its limit. */
function highest(datePlayed: string): FormData {
  const requestData = {
    courseId: 13995,
    teeSetId: 299501,
    teeSetSide: 'All18',
    datePlayed,
    scoreType: 'H',
    numberOfHoles: 18,
    numberOfPlayedHoles: 18,
    holeDetails: HOLES.map(({ number }) => ({ holeNumber: number, rawScore: 19 })),
  }
  const form = new FormData()
  form.append('requestData', JSON.stringify(requestData))
  return form
}

/** The sum of the limits of all holes on a day, which depends on the index in effect. */
async function limitsOn(backend: Backend, day: string): Promise<number> {
  const { status, json } = await post(backend, NORA, highest(day))
  expect(status).toBe(200)
  return json.adjusted_gross_score
}

const indexOn = (backend: Backend, day: string) =>
  indexWhenPlayed(backend.db.scores.where('userId', NORA_ID).map(recordedScore), day)

describe('postScore: the hole limits come from the index that was in effect when the round was played', () => {
  test('a low round of the same morning changes nothing for the afternoon (FAK-02)', async () => {
    const today = '2026-06-13'
    const untouched = await limitsOn(await openWorld(), today)
    const backend = await openWorld()
    const before = indexOn(backend, today)
    await post(backend, NORA, totalForm({ datePlayed: today, scoreTotal: '55' }))
    expect(backend.db.users.get(NORA_ID)?.handicapIndex).toBeLessThan((before ?? 0) - 1)
    expect(await limitsOn(backend, today)).toBe(untouched)
  })

  test('a round posted late has the limits of its day, not of today (FAK-02)', async () => {
    const day = '2026-06-10'
    const untouched = await limitsOn(await openWorld(), day)
    const backend = await openWorld()
    await post(backend, NORA, totalForm({ datePlayed: '2026-06-12', scoreTotal: '55' }))
    expect(await limitsOn(backend, day)).toBe(untouched)
  })

  test('a late round of an earlier day moves the limits of the days after it', async () => {
    const backend = await openWorld()
    await post(backend, NORA, totalForm({ datePlayed: '2026-06-10', scoreTotal: '55' }))
    expect(await limitsOn(backend, '2026-06-12')).toBeLessThan(
      await limitsOn(await openWorld(), '2026-06-12'),
    )
  })
})
