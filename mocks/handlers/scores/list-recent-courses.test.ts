import { expect, test } from 'vitest'
import type { components } from '~/api/schema'
import { call, NORA, OLA, openWorld } from '../../testing'
import { post, totalForm } from '../ghin/score-form.fixture'

type Recent = components['schemas']['RecentCourse']

const PATH = '/api/Scores/RecentCourses'

test('listRecentCourses: has each course once, with the newest round there, newest first', async () => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'GET', PATH, { as: NORA })
  expect(status).toBe(200)
  const recent: Recent[] = json
  expect(recent.length).toBeGreaterThan(2)
  expect(new Set(recent.map(({ courseID }) => courseID)).size).toBe(recent.length)
  expect(recent[0]).toMatchObject({
    courseID: 13995,
    courseName: 'Larkspur Municipal',
    facilityName: 'Larkspur Municipal Golf Course',
    teeName: 'White',
    holesPlayed: 18,
    front9Score: 44,
    back9Score: 43,
    scoreTotal: 87,
  })
  expect(recent.map(({ courseName }) => courseName)).toContain('Bellwether Links')
})

test('listRecentCourses: goes by the day played: a round posted late does not come first', async () => {
  const backend = await openWorld()
  const [first]: Recent[] = (await call(backend, 'GET', PATH, { as: NORA })).json
  await post(
    backend,
    NORA,
    totalForm({ courseId: '14002', teeSetId: '300201', datePlayed: '2025-05-01' }),
  )
  const recent: Recent[] = (await call(backend, 'GET', PATH, { as: NORA })).json
  expect(recent[0]).toEqual(first)
  expect(recent.at(-1)).toMatchObject({ courseName: 'Three Ponds Golf Club' })
})

test('listRecentCourses: of two rounds posted in the same millisecond the later one is the newest', async () => {
  const backend = await openWorld()
  await post(backend, NORA, totalForm({ scoreTotal: '84' }))
  await post(backend, NORA, totalForm({ scoreTotal: '91' }))
  const [first]: Recent[] = (await call(backend, 'GET', PATH, { as: NORA })).json
  expect(first).toMatchObject({ courseName: 'Larkspur Municipal', scoreTotal: 91 })
})

test('listRecentCourses: of ten to seventeen holes it says how many were played', async () => {
  const backend = await openWorld()
  const holeDetails = Array.from({ length: 12 }, (_, at) => ({ holeNumber: at + 1, rawScore: 5 }))
  const requestData = JSON.stringify({
    courseId: 13995,
    teeSetId: 299501,
    teeSetSide: 'All18',
    datePlayed: '2026-06-13',
    scoreType: 'H',
    numberOfHoles: 18,
    numberOfPlayedHoles: 12,
    holeDetails,
  })
  expect((await post(backend, NORA, totalForm({ requestData }))).status).toBe(200)
  const [first]: Recent[] = (await call(backend, 'GET', PATH, { as: NORA })).json
  expect(first).toMatchObject({
    courseID: 13995,
    holesPlayed: 12,
    front9Score: 45,
    back9Score: 15,
    scoreTotal: 60,
  })
})

test("listRecentCourses: has one's own rounds only, the private ones too", async () => {
  const backend = await openWorld()
  await post(backend, NORA, totalForm({ showTo: 'Private', scoreTotal: '99' }))
  const nora: Recent[] = (await call(backend, 'GET', PATH, { as: NORA })).json
  expect(nora[0]).toMatchObject({ scoreTotal: 99 })
  expect((await call(backend, 'GET', PATH, { as: OLA })).json).toEqual([])
})
