import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createOptimisticWrites } from './latest-wins'
import { createFakeTimers, settle } from './timers.fake'

type W = 'yes' | 'no'

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
            if (!ok) return reject(new Error('no'))
            state = value
            resolve()
          },
        })
      })
    },
  }
}

describe('the latest value wins', () => {
  test('SOC-01 ten writes of the same value are one request', async () => {
    const server = slowServer()
    const writes = createOptimisticWrites<number, W>({ send: server.send })
    for (let press = 0; press < 10; press += 1) writes.write(1, 'yes', 'no')
    server.calls[0]?.respond(true)
    await settle()
    expect(server.calls).toHaveLength(1)
    expect(writes.get(1)).toMatchObject({ value: 'yes', confirmed: 'yes', phase: 'settled' })
  })

  test('SOC-02 a failure restores the previous value and has the error', async () => {
    const server = slowServer()
    const writes = createOptimisticWrites<number, W>({ send: server.send })
    writes.write(1, 'yes', 'no')
    expect(writes.get(1)?.value).toBe('yes')
    server.calls[0]?.respond(false)
    await settle()
    expect(writes.get(1)).toMatchObject({ value: 'no', phase: 'settled', error: new Error('no') })
    writes.write(1, 'yes', 'no')
    expect(writes.get(1)?.error).toBeUndefined()
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
        const writes = createOptimisticWrites<number, W>({ send: server.send })
        let last: W = 'no'
        let answered = 0
        const answer = async () => {
          server.calls[answered]?.respond(true)
          if (server.calls[answered]) answered += 1
          await settle()
        }
        for (const taken of steps) {
          if (taken === 'answer') await answer()
          else writes.write(1, (last = taken.value), 'no')
        }
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
    const writes = createOptimisticWrites<number, W>({ send: server.send, timers })
    writes.write(1, 'yes', 'no', { delayMs: 4000 })
    expect(writes.get(1)).toMatchObject({ value: 'yes', phase: 'delayed' })
    writes.write(1, 'no', 'no')
    await timers.advance(5000)
    expect(server.calls).toHaveLength(0)
    expect(timers.waiting()).toBe(0)
  })

  test('is sent once after its delay, or immediately when the page is left', async () => {
    const server = slowServer()
    const timers = createFakeTimers()
    const writes = createOptimisticWrites<number, W>({ send: server.send, timers })
    writes.write(1, 'yes', 'no', { delayMs: 4000 })
    writes.write(2, 'yes', 'no', { delayMs: 9000 })
    await timers.advance(4000)
    expect(server.calls.map(({ isPageLeaving }) => isPageLeaving)).toEqual([false])
    writes.flush()
    expect(server.calls.map(({ isPageLeaving }) => isPageLeaving)).toEqual([false, true])
    await timers.advance(9000)
    expect(server.calls).toHaveLength(2)
  })

  test('is removed by clear, and a late response is ignored', async () => {
    const server = slowServer()
    const writes = createOptimisticWrites<number, W>({ send: server.send })
    writes.write(1, 'yes', 'no')
    writes.clear()
    server.calls[0]?.respond(true)
    await settle()
    expect(writes.get(1)).toBeUndefined()
  })
})
