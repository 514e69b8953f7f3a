import { expect, test } from 'vitest'
import { call, openWorld } from '../../testing'

const LOG = '/api/logging/log-error'
const report = {
  message: 'Request failed with status 500',
  stackTrace: '',
  component: 'GET /api/linx',
  severity: 'error',
  userId: 1,
  httpStatusCode: 500,
}

test('logError: a report is stored with its moment, without a token', async () => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'POST', LOG, { body: report })
  expect([status, json]).toEqual([200, { success: true }])
  await call(backend, 'POST', LOG, { body: { ...report, userId: null, httpStatusCode: null } })
  expect(backend.db.errorReports.rows()).toMatchObject([
    { ...report, at: backend.clock.now() },
    { userId: null, httpStatusCode: null },
  ])
})

test.each([
  [{ ...report, message: undefined }, 'message is missing.'],
  [{ ...report, stackTrace: 7 }, 'stackTrace must be a text.'],
  [{ ...report, userId: 'one' }, 'userId must be a whole number.'],
])('logError: a report that is not one is 400 and not kept', async (body, message) => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'POST', LOG, { body, isInvalid: true })
  expect([status, json]).toEqual([400, { message, status: 400 }])
  expect(backend.db.errorReports.count()).toBe(0)
})

test('logError: more than 60,000 bytes are 413', async () => {
  const backend = await openWorld()
  const room = 60_000 - JSON.stringify(report).length
  const fits = { ...report, stackTrace: 'x'.repeat(room) }
  expect((await call(backend, 'POST', LOG, { body: fits })).status).toBe(200)
  const body = { ...report, stackTrace: 'x'.repeat(room + 1) }
  expect((await call(backend, 'POST', LOG, { body })).status).toBe(413)
})
