import { expect, test, vi } from 'vitest'
import { createQueryClient } from '~/api/query-client'
import { deferred } from '~/lib/deferred'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { createFakeStorage } from '~/platform/storage/storage.fake'
import { WOOHOOS_KEY, createWoohoos } from './woohoos'

const ITEM = { sourceTable: 'golf_scores', sourceId: 1004 }
const OTHER = { sourceTable: 'golf_rounds', sourceId: 7 }

/** Simulates a browser whose storage outlives its tabs. */
function open({ values = new Map<string, string>(), hasTokens = true } = {}) {
  const timers = createFakeTimers()
  const storage = createFakeStorage(values)
  const send = vi.fn(async () => {})
  const woohoos = createWoohoos({
    client: createQueryClient(),
    send,
    hasTokens: () => hasTokens,
    storage,
    timers,
  })
  return { woohoos, send, timers, storage, values }
}

test('a Woohoo is shown at once and sent once, four seconds later (SOC-04)', async () => {
  const { woohoos, send, timers, values } = open()
  woohoos.give(1, ITEM)
  woohoos.give(1, ITEM)
  expect(woohoos.get('golf_scores/1004')).toMatchObject({ value: true, phase: 'delayed' })
  await timers.advance(3999)
  expect(send).not.toHaveBeenCalled()
  await timers.advance(1)
  expect(send).toHaveBeenCalledExactlyOnceWith(ITEM)
  expect(values.size).toBe(0)
  woohoos.give(1, ITEM)
  await timers.advance(10_000)
  expect(send).toHaveBeenCalledOnce()
})

test.each([-7, Number.MAX_SAFE_INTEGER])(
  'an entry with the id %i can be cheered, too',
  async (sourceId) => {
    const { woohoos, send, timers } = open()
    woohoos.give(1, { ...ITEM, sourceId })
    await timers.advance(4000)
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...ITEM, sourceId })
  },
)

test('an undone Woohoo is never sent', async () => {
  const { woohoos, send, timers, values } = open()
  woohoos.give(1, ITEM)
  woohoos.undo(ITEM)
  expect(woohoos.get('golf_scores/1004')?.value).toBe(false)
  await timers.advance(10_000)
  expect(send).not.toHaveBeenCalled()
  expect(values.size).toBe(0)
})

test('leaving the page sends a pending Woohoo, once', async () => {
  const { woohoos, send, timers } = open()
  woohoos.give(1, ITEM)
  void woohoos.leave()
  void woohoos.leave()
  await settle()
  expect(send).toHaveBeenCalledOnce()
  await timers.advance(10_000)
  expect(send).toHaveBeenCalledOnce()
})

test('leave resolves when the Woohoo is sent, and is undefined without one', async () => {
  const { woohoos, send } = open()
  expect(woohoos.leave()).toBeUndefined()
  const sent = deferred()
  send.mockReturnValue(sent.promise)
  woohoos.give(1, ITEM)
  let over = false
  void woohoos.leave()?.then(() => (over = true))
  await settle()
  expect(over).toBe(false)
  sent.resolve()
  await settle()
  expect(over).toBe(true)
  expect(woohoos.leave()).toBeUndefined()
})

test('the next tab sends what a closed tab left, once', async () => {
  const killed = open()
  killed.woohoos.give(1, ITEM)
  killed.woohoos.give(1, OTHER)
  const next = open({ values: killed.values })
  next.woohoos.resume(1)
  next.woohoos.resume(1)
  expect(next.woohoos.get('golf_scores/1004')?.phase).toBe('delayed')
  await next.timers.advance(4000)
  expect(next.send).toHaveBeenCalledTimes(2)
  const third = open({ values: killed.values })
  third.woohoos.resume(1)
  await third.timers.advance(4000)
  expect(third.send).not.toHaveBeenCalled()
})

test('the next page shows a Woohoo that was sent as the page before it was left, and does not send it again', async () => {
  const left = open()
  const answer = deferred()
  left.send.mockReturnValueOnce(answer.promise)
  left.woohoos.give(1, ITEM)
  void left.woohoos.leave()
  await settle()
  const next = open({ values: left.values })
  next.woohoos.resume(1)
  expect(next.woohoos.get('golf_scores/1004')).toMatchObject({ value: true, phase: 'settled' })
  await next.timers.advance(10_000)
  expect(next.send).not.toHaveBeenCalled()
  answer.resolve()
  await settle()
  expect(left.values.size).toBe(0)
})

test('a late response does not change what another golfer has stored meanwhile', async () => {
  const { woohoos, send, values } = open()
  const answer = deferred()
  send.mockReturnValueOnce(answer.promise)
  woohoos.give(1, ITEM)
  void woohoos.leave()
  await settle()
  values.set(WOOHOOS_KEY, '2\n+golf_scores/1004\ngolf_rounds/7')
  answer.resolve()
  await settle()
  expect(values.get(WOOHOOS_KEY)).toBe('2\n+golf_scores/1004\ngolf_rounds/7')
})

test('a Woohoo pending in two tabs is sent once', async () => {
  const first = open()
  first.woohoos.give(1, ITEM)
  const second = open({ values: first.values })
  second.woohoos.resume(1)
  await first.timers.advance(4000)
  await second.timers.advance(4000)
  expect(first.send.mock.calls.length + second.send.mock.calls.length).toBe(1)
})

test('without a token nothing is sent: Authentication required. (SOC-04)', async () => {
  const { woohoos, send } = open({ hasTokens: false })
  woohoos.give(1, ITEM)
  await settle()
  expect(send).not.toHaveBeenCalled()
  expect(woohoos.get('golf_scores/1004')).toMatchObject({
    value: false,
    error: expect.objectContaining({ message: 'Authentication required.' }),
  })
})

test('a failure reverts the Woohoo, and it can be tried again (SOC-04)', async () => {
  const { woohoos, send, timers } = open()
  send.mockRejectedValueOnce(new Error('The clubhouse is closed.'))
  woohoos.give(1, ITEM)
  await timers.advance(4000)
  expect(woohoos.get('golf_scores/1004')).toMatchObject({
    value: false,
    error: new Error('The clubhouse is closed.'),
  })
  woohoos.give(1, ITEM)
  await timers.advance(4000)
  expect(send).toHaveBeenCalledTimes(2)
})

test.each([
  ['another golfer’s', '2\ngolf_scores/1004'],
  ['garbage', '1\nnonsense\n\u0000/x'],
  ['an empty text', ''],
])('a stored Woohoo sends nothing when it is %s', async (_what, stored) => {
  const { woohoos, send, timers } = open({ values: new Map([[WOOHOOS_KEY, stored]]) })
  woohoos.resume(1)
  await timers.advance(10_000)
  expect(send).not.toHaveBeenCalled()
})

test('the end of the session cancels a pending Woohoo', async () => {
  const { woohoos, send, timers, values } = open()
  woohoos.give(1, ITEM)
  woohoos.clear()
  await timers.advance(10_000)
  expect(send).not.toHaveBeenCalled()
  expect(values.size).toBe(0)
  expect(timers.waiting()).toBe(0)
})

test('without storage a pending Woohoo is still sent', async () => {
  const { woohoos, send, timers, storage } = open()
  storage.broken = true
  woohoos.give(1, ITEM)
  await timers.advance(4000)
  expect(send).toHaveBeenCalledOnce()
})
