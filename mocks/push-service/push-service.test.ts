import { expect, test, vi } from 'vitest'
import { endpoint, isActive, keys, subscribe } from '../handlers/push/device.fixture'
import { post, totalForm } from '../handlers/ghin/score-form.fixture'
import { call, MARCUS, NORA, openWorld } from '../testing'
import { deliveries, type PushService } from './push-service'

test('a posted score rings at the golfers who follow, unless it is private', async () => {
  const backend = await openWorld()
  await subscribe(backend, NORA)
  await post(backend, MARCUS, totalForm({ showTo: 'Private' }))
  expect(deliveries(backend)).toEqual([])
  await post(backend, MARCUS, totalForm({ scoreTotal: '79' }))
  const first = { title: 'Marcus Bell', body: 'Posted 79 at Larkspur Municipal', badgeCount: 1 }
  expect(deliveries(backend)).toMatchObject([first])
})

test('the badge counts what came since the golfer looked, once for all her devices', async () => {
  const backend = await openWorld()
  await subscribe(backend, NORA)
  await subscribe(backend, NORA, { endpoint: 'https://push.example/laptop', keys })
  for (const scoreTotal of ['79', '80']) {
    backend.clock.advance(60_000)
    await post(backend, MARCUS, totalForm({ scoreTotal }))
  }
  expect(deliveries(backend).map(({ badgeCount }) => badgeCount)).toEqual([1, 1, 2, 2])
})

test('with a push service of its own the host names its key and sends there; a device that is gone is forgotten', async () => {
  const send = vi.fn<PushService['send']>(async () => 'sent')
  const backend = await openWorld({ pushService: { publicKey: 'BKey', send } })
  const { json } = await call(backend, 'GET', '/api/pushnotification/vapid-public-key')
  expect(json).toEqual({ publicKey: 'BKey' })
  await subscribe(backend, NORA)
  const sendTest = () => call(backend, 'POST', '/api/pushnotification/test', { as: NORA, body: {} })
  await sendTest()
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ endpoint, ...keys }), {
    title: 'Linx Golf',
    body: 'Test notification',
    badgeCount: 1,
  })
  expect(await isActive(backend, NORA)).toBe(true)
  send.mockResolvedValue('gone')
  await sendTest()
  await vi.waitFor(async () => expect(await isActive(backend, NORA)).toBe(false))
})
