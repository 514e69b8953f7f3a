import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { callControl, openAnyWorld } from './controls.fixture'
import type { World } from '../backend/world'
import { NORA } from '../testing'

const OPENED = '2026-06-13T23:30:00.000+00:00'
let world: World

beforeEach(async () => {
  world = await openAnyWorld()
})

const call = (method: string, path: string, body?: unknown) =>
  callControl(world, method, path, body)

test('requests are journalled until they are cleared', async () => {
  await world.backend().handle(new Request('http://golf.test/api/user/current'))
  const { answer } = await call('GET', 'requests')
  expect(answer).toEqual([
    expect.objectContaining({
      operationId: 'getCurrentUser',
      method: 'GET',
      path: '/api/user/current',
      status: 401,
      bodyBytes: 0,
      at: OPENED,
    }),
  ])
  expect((await call('DELETE', 'requests')).answer).toEqual([])
  expect((await call('GET', 'requests')).answer).toEqual([])
})

test('mails and pushes that were sent are shown', async () => {
  expect((await call('GET', 'mailbox')).answer).toEqual([])
  expect((await call('GET', 'pushes')).answer).toEqual([])
  const { accessToken } = await world.backend().signIn(NORA)
  const post = (path: string, body: object) =>
    world.backend().handle(
      new Request(`http://golf.test${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  await post('/api/auth/forgot-password', { email: NORA, baseUrl: 'https://app.linx.example' })
  expect((await call('GET', 'mailbox')).answer).toEqual([
    {
      to: NORA,
      subject: 'Set a new password',
      text: expect.stringContaining('https://app.linx.example/reset-password?token='),
      link: expect.stringMatching(
        /^https:\/\/app\.linx\.example\/reset-password\?token=p-\d+&email=nora/,
      ),
      at: OPENED,
    },
  ])
  const endpoint = 'https://push.example/send/1'
  await post('/api/pushnotification/subscribe', {
    subscription: { endpoint, keys: { p256dh: 'BNcR', auth: 'tBHI' } },
  })
  await post('/api/pushnotification/test', { badgeCount: 3 })
  expect((await call('GET', 'pushes')).answer).toEqual([
    {
      userId: 1,
      endpoint,
      title: 'Linx Golf',
      body: 'Test notification',
      badgeCount: 3,
      at: OPENED,
    },
  ])
})

test.each([
  ['an imported world', async () => call('POST', 'import', (await call('GET', 'export')).answer)],
  ['a reset', () => call('POST', 'reset')],
])('%s cuts the live connections, so that open apps ask again', async (_what, change) => {
  const { hub } = world.backend()
  const { connectionToken } = hub.negotiate(1, { stateful: false })
  let cuts = 0
  hub.find(connectionToken)?.attach({ send() {}, close() {}, cut: () => void cuts++ })
  expect((await change()).status).toBe(200)
  expect(cuts).toBe(1)
})

test('an interval that no timer can be given is the longest one, not the shortest', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { hub } = world.backend()
  const { connectionToken } = hub.negotiate(1, { stateful: false })
  let cuts = 0
  hub.find(connectionToken)?.attach({ send() {}, close() {}, cut: () => void cuts++ })
  expect((await call('POST', 'hub/flap', { everyMs: 3_000_000_000 })).status).toBe(200)
  vi.advanceTimersByTime(10_000)
  expect(cuts).toBe(0)
})

test.each([
  [{ headers: { 'Retry After': '3' } }, "'Retry After' cannot be the name of a header."],
  [{ headers: { 'X-Note': 'a\nb' } }, "'headers.X-Note' must be a text that a header can hold."],
  [{ headers: { 'X-Note': '3 — 5' } }, "'headers.X-Note' must be a text that a header can hold."],
  [{ headers: ['Retry-After: 3'] }, "'headers' must be an object of texts."],
  [{ type: 'text/html\n' }, "'type' must be a text that a header can hold."],
])('a fault that no answer can carry is refused: %j', async (fault, message) => {
  const response = await call('POST', 'faults', { operationId: 'login', status: 500, ...fault })
  expect(response).toEqual({ status: 400, answer: { message } })
  expect((await call('GET', 'faults')).answer).toEqual([])
})

test('a world exported before keys of retried writes were stored is taken', async () => {
  await world.backend().ready()
  const { rows, ...rest } = world.backend().snapshot()
  const { attempts, ...others } = rows
  expect(attempts).toEqual([])
  expect((await call('POST', 'import', { ...rest, rows: others })).status).toBe(200)
})
