import { onlineManager } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Timers } from '~/lib/timers'
import { deferred } from '~/lib/deferred'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { ApiError, networkError } from './errors'
import { createOptimisticMutation, writeFailure } from './optimistic-mutation'
import { createQueryClient } from './query-client'

type W = 'yes' | 'no' | 'maybe'

const refusal = new ApiError('no', 500)

/** A server that responds on demand and counts open requests. */
function slowServer() {
  const calls: { value: W; isPageLeaving: boolean; respond: (ok: boolean) => void }[] = []
  let state: W = 'no'
  let open = 0
  let maxOpen = 0
  return {
    calls,
    state: () => state,
    maxOpen: () => maxOpen,
    send(_key: number, value: W, isPageLeaving: boolean) {
      open += 1
      maxOpen = Math.max(maxOpen, open)
      return new Promise<void>((resolve, reject) => {
        calls.push({
          value,
          isPageLeaving,
          respond(ok) {
            open -= 1
            if (!ok) return reject(refusal)
            state = value
            resolve()
          },
        })
      })
    },
  }
}

const open = (server: ReturnType<typeof slowServer>, timers?: Timers) =>
  createOptimisticMutation<number, W>({
    client: createQueryClient(),
    mutationKey: ['switch'],
    mutationFn: server.send,
    ...(timers && { timers }),
  })

describe('the latest value wins', () => {
  test('SOC-01 ten writes of the same value are one request', async () => {
    const server = slowServer()
    const writes = open(server)
    for (let press = 0; press < 10; press += 1) writes.mutate(1, 'yes', 'no')
    await settle()
    server.calls[0]?.respond(true)
    await settle()
    expect(server.calls).toHaveLength(1)
    expect(writes.get(1)).toMatchObject({ value: 'yes', confirmed: 'yes', phase: 'settled' })
  })

  test('SOC-02 a failure restores the previous value and has the error', async () => {
    const server = slowServer()
    const writes = open(server)
    writes.mutate(1, 'yes', 'no')
    expect(writes.get(1)?.value).toBe('yes')
    await settle()
    server.calls[0]?.respond(false)
    await settle()
    expect(writes.get(1)).toMatchObject({ value: 'no', phase: 'settled', error: refusal })
    writes.mutate(1, 'yes', 'no')
    expect(writes.get(1)?.error).toBeUndefined()
    await settle()
    expect(server.calls).toHaveLength(2)
  })

  test('SOC-03 any order of writes and responses has one request at a time, and the server ends with the latest value', async () => {
    const step = fc.oneof(
      fc.constantFrom<W>('yes', 'no').map((value) => ({ value })),
      fc.constant('answer' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const server = slowServer()
        const writes = open(server)
        let last: W = 'no'
        let answered = 0
        const answer = async () => {
          server.calls[answered]?.respond(true)
          if (server.calls[answered]) answered += 1
          await settle()
        }
        for (const taken of steps) {
          if (taken === 'answer') await answer()
          else writes.mutate(1, (last = taken.value), 'no')
        }
        await settle()
        while (answered < server.calls.length) await answer()
        expect(server.state()).toBe(last)
        expect(server.maxOpen()).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a delayed write', () => {
  test('is not sent when it is undone in time', async () => {
    const server = slowServer()
    const timers = createFakeTimers()
    const writes = open(server, timers)
    writes.mutate(1, 'yes', 'no', { delayMs: 4000 })
    expect(writes.get(1)).toMatchObject({ value: 'yes', phase: 'delayed' })
    writes.mutate(1, 'no', 'no')
    await timers.advance(5000)
    expect(server.calls).toHaveLength(0)
    expect(timers.waiting()).toBe(0)
  })

  test('is sent once after its delay, or immediately when the page is left', async () => {
    const server = slowServer()
    const timers = createFakeTimers()
    const writes = open(server, timers)
    writes.mutate(1, 'yes', 'no', { delayMs: 4000 })
    writes.mutate(2, 'yes', 'no', { delayMs: 9000 })
    await timers.advance(4000)
    expect(server.calls.map(({ isPageLeaving }) => isPageLeaving)).toEqual([false])
    void writes.flush()
    await settle()
    expect(server.calls.map(({ isPageLeaving }) => isPageLeaving)).toEqual([false, true])
    await timers.advance(9000)
    expect(server.calls).toHaveLength(2)
  })
})

test('a failure keeps a newer value, which is sent next', async () => {
  const server = slowServer()
  const writes = open(server)
  writes.mutate(1, 'yes', 'no')
  await settle()
  writes.mutate(1, 'maybe', 'no')
  server.calls[0]?.respond(false)
  await settle()
  expect(writes.get(1)).toMatchObject({ value: 'maybe', phase: 'sending' })
  server.calls[1]?.respond(true)
  await settle()
  expect(writes.get(1)).toEqual({ value: 'maybe', confirmed: 'maybe', phase: 'settled' })
  expect(server.calls.map(({ value }) => value)).toEqual(['yes', 'maybe'])
})

test('a change back while the first value is being sent is sent after it, but not if that failed', async () => {
  for (const isAccepted of [true, false]) {
    const server = slowServer()
    const writes = open(server)
    writes.mutate(1, 'yes', 'no')
    await settle()
    writes.mutate(1, 'no', 'no')
    server.calls[0]?.respond(isAccepted)
    await settle()
    expect(server.calls).toHaveLength(isAccepted ? 2 : 1)
    server.calls[1]?.respond(true)
    await settle()
    expect(writes.get(1)).toMatchObject({ value: 'no', confirmed: 'no', phase: 'settled' })
    expect(server.state()).toBe('no')
  }
})

// No response, and a gateway's timeout: the host may have the first value.
test.each([0, 504])('a change back is sent even after the status %d', async (status) => {
  const sent: W[] = []
  const first = deferred()
  const writes = createOptimisticMutation<number, W>({
    client: createQueryClient(),
    mutationKey: ['switch'],
    mutationFn: async (_id, value) => {
      sent.push(value)
      if (sent.length === 1) await first.promise
    },
  })
  writes.mutate(1, 'yes', 'no')
  await settle()
  writes.mutate(1, 'no', 'no')
  first.reject(new ApiError('cut', status))
  await settle()
  expect(sent).toEqual(['yes', 'no'])
  expect(writes.get(1)).toMatchObject({ value: 'no', confirmed: 'no', phase: 'settled' })
  for (const value of ['yes', 'no', 'yes'] as const) writes.mutate(1, value, 'no')
  await settle()
  expect(sent, 'once it has confirmed a value, only others are sent').toEqual(['yes', 'no', 'yes'])
})

test('offline, a write is sent at once and never repeated, since the request layer decides what being offline means (R5)', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const server = slowServer()
  const writes = open(server)
  writes.mutate(1, 'yes', 'no')
  await settle()
  server.calls[0]?.respond(false)
  await settle()
  onlineManager.setOnline(true)
  await settle()
  expect(server.calls).toHaveLength(1)
  expect(writes.get(1)).toMatchObject({ value: 'no', error: refusal })
})

test('flush resolves when everything has been sent, even if it failed; it is undefined when nothing was sent', async () => {
  const server = slowServer()
  const writes = open(server, createFakeTimers())
  expect(writes.flush()).toBeUndefined()
  writes.mutate(1, 'yes', 'no')
  writes.mutate(2, 'yes', 'no', { delayMs: 4000 })
  let isSent = false
  void writes.flush()?.then(() => (isSent = true))
  await settle()
  server.calls[0]?.respond(true)
  await settle()
  expect(isSent).toBe(false)
  server.calls[1]?.respond(false)
  await settle()
  expect(isSent).toBe(true)
  expect(writes.flush()).toBeUndefined()
})

describe('another golfer signs in', () => {
  test('a late response is ignored, and the same id is sent without waiting for it (R10)', async () => {
    const server = slowServer()
    const writes = open(server)
    writes.mutate(1, 'yes', 'no')
    await settle()
    writes.clear()
    expect(writes.get(1)).toBeUndefined()
    writes.mutate(1, 'yes', 'no')
    await settle()
    expect(server.calls).toHaveLength(2)
    server.calls[0]?.respond(true)
    await settle()
    expect(writes.get(1)).toMatchObject({ value: 'yes', confirmed: 'no', phase: 'sending' })
    server.calls[1]?.respond(false)
    await settle()
    expect(writes.get(1)).toMatchObject({ value: 'no', confirmed: 'no', phase: 'settled' })
  })

  test('a value that waited for its turn or its delay is never sent', async () => {
    const server = slowServer()
    const timers = createFakeTimers()
    const writes = open(server, timers)
    writes.mutate(1, 'yes', 'no')
    await settle()
    writes.mutate(1, 'no', 'no')
    writes.mutate(2, 'yes', 'no', { delayMs: 4000 })
    writes.clear()
    server.calls[0]?.respond(true)
    await timers.advance(5000)
    expect(server.calls).toHaveLength(1)
    expect([writes.get(1), writes.get(2)]).toEqual([undefined, undefined])
  })

  test('a late response does not count as the response to their own mutation, whose outcome stays unclear', async () => {
    const before = deferred()
    const own = deferred()
    const answers = [before, own]
    const sent: W[] = []
    const writes = createOptimisticMutation<number, W>({
      client: createQueryClient(),
      mutationKey: ['switch'],
      mutationFn: (_id, value) => {
        sent.push(value)
        return answers.shift()?.promise ?? Promise.resolve()
      },
    })
    writes.mutate(1, 'yes', 'no')
    await settle()
    writes.clear()
    writes.mutate(1, 'yes', 'no')
    await settle()
    writes.mutate(1, 'no', 'no')
    own.reject(networkError(new Error('cut')))
    before.resolve()
    await settle()
    expect(sent).toEqual(['yes', 'yes', 'no'])
  })
})

const write = { confirmed: 'none', value: 'none', phase: 'settled' } as const

test.each([
  [undefined, undefined],
  [write, undefined],
  [{ ...write, error: new Error('Not now.') }, 'Not now.'],
  [{ ...write, error: new Error('') }, 'An error occurred'],
  [{ ...write, error: undefined }, 'Unknown error'],
])('the failure of %o is shown as: %s', (given, message) => {
  expect(writeFailure(given)).toBe(message)
})
