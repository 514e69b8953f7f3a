import { expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import type { Backend } from '../../backend/backend'

const REPORT = '/api/usage/report'
const DAY = 86_400_000
const key = { 'X-Access-Key': 'linx-operator' }
type Report = {
  stats: { title: string; day: number; week: number; month: number; year: number }[]
  dailyForms: { userName: string; dayName: string; formsUsed: string }[]
}

async function report(backend: Backend): Promise<Report> {
  const { json }: { json: Report } = await call(backend, 'GET', REPORT, { headers: key })
  return json
}
const use = (backend: Backend, as: string, userId: number, newForm: string) =>
  call(backend, 'POST', '/api/usage/form-use', { as, body: { oldForm: 'Linx', newForm, userId } })

test('getUsageReport: periods end now, and each holds the shorter ones', async () => {
  const backend = await openWorld()
  const { stats } = await report(backend)
  expect(stats.map(({ title }) => title)).toEqual([
    'Scores posted',
    'Comments',
    'Woohoos',
    'Follows',
    'Sections opened',
  ])
  for (const { day, week, month, year } of stats) {
    expect([day, week, month, year]).toEqual(
      [day, week, month, year].toSorted((one, other) => one - other),
    )
  }
  expect(stats[0]?.day).toBeGreaterThan(0)
})

test('getUsageReport: what is 24 hours old is of the week, no longer of the day', async () => {
  const backend = await openWorld()
  await use(backend, NORA, 1, 'Post')
  const opened = async () => (await report(backend)).stats.at(-1)
  expect(await opened()).toMatchObject({ day: 1, week: 1 })
  backend.clock.advance(DAY)
  expect(await opened()).toMatchObject({ day: 0, week: 1 })
  backend.clock.advance(6 * DAY)
  expect(await opened()).toMatchObject({ week: 0, month: 1, year: 1 })
})

test('getUsageReport: the sections of each golfer and day, newest day first, each named once', async () => {
  const backend = await openWorld()
  await use(backend, NORA, 1, 'Post')
  backend.clock.advance(DAY)
  for (const form of ['Linx', 'Post', 'Linx']) await use(backend, NORA, 1, form)
  await use(backend, MARCUS, 2, 'Profile')
  expect((await report(backend)).dailyForms).toEqual([
    { userName: 'Nora Whitcombe', dayName: 'Sunday', formsUsed: 'Linx, Post' },
    { userName: 'Marcus Bell', dayName: 'Sunday', formsUsed: 'Profile' },
    { userName: 'Nora Whitcombe', dayName: 'Saturday', formsUsed: 'Post' },
  ])
})

test('getUsageReport: without the key, with a wrong one, and with a golfer’s token it is 401', async () => {
  const backend = await openWorld()
  const refused = { message: 'The access key is not accepted.', status: 401 }
  expect((await call(backend, 'GET', REPORT)).json).toEqual(refused)
  expect((await call(backend, 'GET', REPORT, { as: NORA })).json).toEqual(refused)
  const headers = { 'X-Access-Key': 'guess' }
  expect((await call(backend, 'GET', REPORT, { headers })).json).toEqual(refused)
})
