import { expect, test, vi } from 'vitest'
import { createQueryClient } from '~/api/query-client'
import { deferred } from '~/lib/deferred'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { createFakeStorage } from '~/platform/storage/storage.fake'
import { CHEERS_KEY, createCheers } from './cheers'

const ITEM = { sourceTable: 'golf_scores', sourceId: 1004 }
const OTHER = { sourceTable: 'golf_rounds', sourceId: 7 }

/** Simulates a browser whose storage outlives its tabs. */
function open({ values = new Map<string, string>(), hasTokens = true } = {}) {
  const timers = createFakeTimers()
  const storage = createFakeStorage(values)
  const send = vi.fn(async () => {})
  const cheers = createCheers({
    client: createQueryClient(),
    send,
    hasTokens: () => hasTokens,
    storage,
    timers,
  })
  return { cheers, send, timers, storage, values }
}

test('a Woohoo is shown at once and sent once, four seconds later (SOC-04)', async () => {
  const { cheers, send, timers, values } = open()
  cheers.cheer(1, ITEM)
  cheers.cheer(1, ITEM)
  expect(cheers.get('golf_scores/1004')).toMatchObject({ value: true, phase: 'delayed' })
  await timers.advance(3999)
  expect(send).not.toHaveBeenCalled()
  await timers.advance(1)
  expect(send).toHaveBeenCalledExactlyOnceWith(ITEM)
  expect(values.size).toBe(0)
  cheers.cheer(1, ITEM)
  await timers.advance(10_000)
  expect(send).toHaveBeenCalledOnce()
})

test.each([-7, Number.MAX_SAFE_INTEGER])(
  'an entry with the id %i can be cheered, too',
  async (sourceId) => {
    const { cheers, send, timers } = open()
    cheers.cheer(1, { ...ITEM, sourceId })
    await timers.advance(4000)
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...ITEM, sourceId })
  },
)

test('an undone Woohoo is never sent', async () => {
  const { cheers, send, timers, values } = open()
  cheers.cheer(1, ITEM)
  cheers.undo(ITEM)
  expect(cheers.get('golf_scores/1004')?.value).toBe(false)
  await timers.advance(10_000)
  expect(send).not.toHaveBeenCalled()
  expect(values.size).toBe(0)
})

test('leaving the page sends a pending Woohoo, once', async () => {
  const { cheers, send, timers } = open()
  cheers.cheer(1, ITEM)
  void cheers.leave()
  void cheers.leave()
  await settle()
  expect(send).toHaveBeenCalledOnce()
  await timers.advance(10_000)
  expect(send).toHaveBeenCalledOnce()
})

test('leave resolves when the Woohoo is sent, and is undefined without one', async () => {
  const { cheers, send } = open()
  expect(cheers.leave()).toBeUndefined()
  const sent = deferred()
  send.mockReturnValue(sent.promise)
  cheers.cheer(1, ITEM)
  let over = false
  void cheers.leave()?.then(() => (over = true))
  await settle()
  expect(over).toBe(false)
  sent.resolve()
  await settle()
  expect(over).toBe(true)
  expect(cheers.leave()).toBeUndefined()
})

test('the next tab sends what a closed tab left, once', async () => {
  const killed = open()
  killed.cheers.cheer(1, ITEM)
  killed.cheers.cheer(1, OTHER)
  const next = open({ values: killed.values })
  next.cheers.resume(1)
  next.cheers.resume(1)
  expect(next.cheers.get('golf_scores/1004')?.phase).toBe('delayed')
  await next.timers.advance(4000)
  expect(next.send).toHaveBeenCalledTimes(2)
  const third = open({ values: killed.values })
  third.cheers.resume(1)
  await third.timers.advance(4000)
  expect(third.send).not.toHaveBeenCalled()
})

test('the next page shows a Woohoo that was sent as the page before it was left, and does not send it again', async () => {
  const left = open()
  const answer = deferred()
  left.send.mockReturnValueOnce(answer.promise)
  left.cheers.cheer(1, ITEM)
  void left.cheers.leave()
  await settle()
  const next = open({ values: left.values })
  next.cheers.resume(1)
  expect(next.cheers.get('golf_scores/1004')).toMatchObject({ value: true, phase: 'settled' })
  await next.timers.advance(10_000)
  expect(next.send).not.toHaveBeenCalled()
  answer.resolve()
  await settle()
  expect(left.values.size).toBe(0)
})

test('a late response does not change what another golfer has stored meanwhile', async () => {
  const { cheers, send, values } = open()
  const answer = deferred()
  send.mockReturnValueOnce(answer.promise)
  cheers.cheer(1, ITEM)
  void cheers.leave()
  await settle()
  values.set(CHEERS_KEY, '2\n+golf_scores/1004\ngolf_rounds/7')
  answer.resolve()
  await settle()
  expect(values.get(CHEERS_KEY)).toBe('2\n+golf_scores/1004\ngolf_rounds/7')
})

test('a Woohoo pending in two tabs is sent once', async () => {
  const first = open()
  first.cheers.cheer(1, ITEM)
  const second = open({ values: first.values })
  second.cheers.resume(1)
  await first.timers.advance(4000)
  await second.timers.advance(4000)
  expect(first.send.mock.calls.length + second.send.mock.calls.length).toBe(1)
})

test('without a token nothing is sent: Authentication required. (SOC-04)', async () => {
  const { cheers, send } = open({ hasTokens: false })
  cheers.cheer(1, ITEM)
  await settle()
  expect(send).not.toHaveBeenCalled()
  expect(cheers.get('golf_scores/1004')).toMatchObject({
    value: false,
    error: expect.objectContaining({ message: 'Authentication required.' }),
  })
})

test('a failure reverts the Woohoo, and it can be tried again (SOC-04)', async () => {
  const { cheers, send, timers } = open()
  send.mockRejectedValueOnce(new Error('The clubhouse is closed.'))
  cheers.cheer(1, ITEM)
  await timers.advance(4000)
  expect(cheers.get('golf_scores/1004')).toMatchObject({
    value: false,
    error: new Error('The clubhouse is closed.'),
  })
  cheers.cheer(1, ITEM)
  await timers.advance(4000)
  expect(send).toHaveBeenCalledTimes(2)
})

test.each([
  ['another golfer’s', '2\ngolf_scores/1004'],
  ['garbage', '1\nnonsense\n\u0000/x'],
  ['an empty text', ''],
])('a stored Woohoo sends nothing when it is %s', async (_what, stored) => {
  const { cheers, send, timers } = open({ values: new Map([[CHEERS_KEY, stored]]) })
  cheers.resume(1)
  await timers.advance(10_000)
  expect(send).not.toHaveBeenCalled()
})

test('the end of the session cancels a pending Woohoo', async () => {
  const { cheers, send, timers, values } = open()
  cheers.cheer(1, ITEM)
  cheers.clear()
  await timers.advance(10_000)
  expect(send).not.toHaveBeenCalled()
  expect(values.size).toBe(0)
  expect(timers.waiting()).toBe(0)
})

test('without storage a pending Woohoo is still sent', async () => {
  const { cheers, send, timers, storage } = open()
  storage.broken = true
  cheers.cheer(1, ITEM)
  await timers.advance(4000)
  expect(send).toHaveBeenCalledOnce()
})
