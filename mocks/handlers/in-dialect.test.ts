import { expect, test } from 'vitest'
import { faultOfKind } from '../link/fault-kinds'
import { DIALECT_HABITS } from '../backend/dialect'
import { manualTimers } from '../hub/manual-timers'
import { carefulHost } from '../scenarios/careful-host'
import { createStaleReads } from '../backend/stale-reads'
import { call, NORA, openWorld } from '../testing'
import { JsonResponse } from './json-response'

const FEED = '/api/linx?view=Following&pageSize=100'
const COUNT = '/api/follow/requests/count'

const timeOf = ({ activityDate }: { activityDate: string }) => Date.parse(activityDate)

test('precise-dates: the same moments with seven digits and several offsets, and their cursor works (DIA-02)', async () => {
  const backend = await openWorld()
  const plain = (await call(backend, 'GET', FEED, { as: NORA })).json
  backend.faults.set('listLinx', { dialect: 'precise-dates' })
  const { json } = await call(backend, 'GET', FEED, { as: NORA })
  expect(json.items.map(timeOf)).toEqual(plain.items.map(timeOf))
  const texts: string[] = json.items.map(
    ({ activityDate }: { activityDate: string }) => activityDate,
  )
  for (const text of texts) expect(text).toMatch(/T\d\d:\d\d:\d\d\.\d{7}(Z|[+-]\d\d:\d\d)$/)
  expect(new Set(texts.map((text) => text.slice(27))).size).toBe(3)
  const older = `${FEED}&olderThan=${encodeURIComponent(json.items[4].activityDate)}`
  const next = (await call(backend, 'GET', older, { as: NORA })).json
  expect(timeOf(next.items[0])).toBe(timeOf(plain.items[5]))
})

test('absent-nulls: no member of an answer is null, and nothing else is gone (DIA-02)', async () => {
  const backend = await openWorld()
  const plain = (await call(backend, 'GET', FEED, { as: NORA })).response
  backend.faults.set('*', { dialect: 'absent-nulls' })
  const { response } = await call(backend, 'GET', FEED, { as: NORA })
  const [before, after] = [await plain.text(), await response.text()]
  expect(before).toContain(':null')
  expect(after).toBe(
    JSON.stringify(
      JSON.parse(before, (_key, value: unknown) => (value === null ? undefined : value)),
    ),
  )
})

test('problem-details: the words of a failure are its detail (DIA-01)', async () => {
  const backend = await openWorld()
  backend.faults.set('*', { dialect: 'problem-details' })
  const { status, json, response } = await call(backend, 'POST', '/api/comments', {
    as: NORA,
    body: { SourceTable: 'golf_scores', SourceId: 1, CommentText: 'x' },
  })
  expect([status, response.headers.get('Content-Type')]).toEqual([404, 'application/problem+json'])
  expect(json).toMatchObject({ title: 'Not Found', status: 404, detail: expect.any(String) })
  expect(json).not.toHaveProperty('message')
})

test.each([
  [401, COUNT, undefined],
  [404, '/api/comments/details?sourceTable=golf_scores&sourceId=1&type=comments', NORA],
])('empty-failures: %i has no body and no type (DIA-03)', async (status, path, as) => {
  const backend = await openWorld()
  backend.faults.set('*', { dialect: 'empty-failures' })
  const { response } = await call(backend, 'GET', path, as === undefined ? {} : { as })
  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Type')).toBeNull()
  expect(await response.text()).toBe('')
})

test('charset: the type says utf-8 (DIA-02)', async () => {
  const backend = await openWorld()
  backend.faults.set('*', { dialect: 'charset' })
  const { response } = await call(backend, 'GET', COUNT, { as: NORA })
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
})

test('etag: a client that has the response gets 304, until it changes (DIA-02)', async () => {
  const backend = await openWorld()
  backend.faults.set('*', { dialect: 'etag' })
  const send = async (etag?: string) => {
    const headers: Record<string, string> = etag === undefined ? {} : { 'If-None-Match': etag }
    return (await call(backend, 'GET', '/api/user/current', { as: NORA, headers })).response
  }
  const first = await send()
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^W\/"/)
  const second = await send(etag)
  expect([second.status, await second.text()]).toEqual([304, ''])
  await backend.db.users.change(1, { city: 'Denver' })
  expect((await send(etag)).status).toBe(200)
})

test('stale-reads: for a moment after a write reads are of before, then they are true (DIA-04)', async () => {
  const timers = manualTimers()
  const backend = await openWorld({ timers })
  backend.faults.set('getCurrentUser', { dialect: 'stale-reads' })
  const { accessToken } = await backend.signIn(NORA)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const lastNotify = async () =>
    (await call(backend, 'GET', '/api/user/current', { headers })).json.us_lastnotify
  const before = await lastNotify()
  const { json } = await call(backend, 'POST', '/api/linx/update-us_last_notify', { headers })
  expect([await lastNotify(), await lastNotify()]).toEqual([before, before])
  timers.advance(250)
  expect(await lastNotify()).toBe(json.timestamp)
  expect(json.timestamp).not.toBe(before)
})

test('stale-reads: no read is older than a quarter of a second, however often is written (DIA-04)', async () => {
  const timers = manualTimers()
  const stale = createStaleReads(timers)
  const read = (name: string, text: string) => stale.read(name, new JsonResponse(text)).value
  read('/a', 'first')
  stale.written()
  expect(read('/a', 'second')).toBe('first')
  timers.advance(200)
  stale.written()
  expect(read('/a', 'third')).toBe('first')
  timers.advance(50)
  expect(stale.isLagging()).toBe(false)
  stale.written()
  expect(stale.isLagging()).toBe(true)
  expect(read('/a', 'fourth')).toBe('fourth') // the stored response is two writes old
  stale.written()
  expect(read('/b', 'first')).toBe('first')
})

test('a text that is not JSON stays as a fault wrote it', async () => {
  const backend = await openWorld()
  for (const habit of DIALECT_HABITS) backend.dialect.add(habit)
  backend.faults.set('getVersion', { status: 200, body: '{"unfinished":' })
  const { response } = await call(backend, 'GET', '/api/diagnostic/version')
  expect(await response.text()).toBe('{"unfinished":')
})

test('careful-host has every habit but a refusal of other origins, and a fault keeps them (DIA-08)', async () => {
  const backend = await openWorld({}, carefulHost)
  expect([...backend.dialect]).toEqual(DIALECT_HABITS.filter((habit) => habit !== 'cors-refused'))
  backend.faults.set('countFollowRequests', 503)
  const { json, response } = await call(backend, 'GET', COUNT, { as: NORA })
  expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8')
  expect(json).toMatchObject({ title: 'Service Unavailable', status: 503 })
})

test('rate-limited: 429 says how long to wait (DIA-07)', async () => {
  const backend = await openWorld()
  backend.faults.set('countFollowRequests', faultOfKind('rate-limited:times-1') ?? 200)
  const { status, json, response } = await call(backend, 'GET', COUNT, { as: NORA })
  expect([status, json.message]).toEqual([429, 'Too many requests. Please wait a moment.'])
  expect(response.headers.get('Retry-After')).toBe('2')
  expect((await call(backend, 'GET', COUNT, { as: NORA })).status).toBe(200)
})
