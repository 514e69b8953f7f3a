import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWishes } from './last-wish'
import { createFakeTimers, settle } from './timers.fake'

type W = 'yes' | 'no'

/** A server that answers when told, and counts what is under way. */
function slowServer() {
  const calls: { wanted: W; leaving: boolean; end: (ok: boolean) => void }[] = []
  let state: W = 'no'
  let open = 0
  let most = 0
  return {
    calls,
    state: () => state,
    most: () => most,
    send(_key: number, wanted: W, leaving: boolean) {
      open += 1
      most = Math.max(most, open)
      return new Promise<void>((resolve, reject) => {
        calls.push({
          wanted,
          leaving,
          end(ok) {
            open -= 1
            if (!ok) return reject(new Error('no'))
            state = wanted
            resolve()
          },
        })
      })
    },
  }
}

describe('the last wish', () => {
  test('SOC-01 ten presses of the same wish are one call', async () => {
    const server = slowServer()
    const wishes = createWishes<number, W>({ send: server.send })
    for (let press = 0; press < 10; press += 1) wishes.want(1, 'yes', 'no')
    server.calls[0]?.end(true)
    await settle()
    expect(server.calls).toHaveLength(1)
    expect(wishes.get(1)).toMatchObject({ wanted: 'yes', confirmed: 'yes', phase: 'settled' })
  })

  test('SOC-02 a failure brings the former state back, with its reason', async () => {
    const server = slowServer()
    const wishes = createWishes<number, W>({ send: server.send })
    wishes.want(1, 'yes', 'no')
    expect(wishes.get(1)?.wanted).toBe('yes')
    server.calls[0]?.end(false)
    await settle()
    expect(wishes.get(1)).toMatchObject({ wanted: 'no', phase: 'settled', error: new Error('no') })
    wishes.want(1, 'yes', 'no')
    expect(wishes.get(1)?.error).toBeUndefined()
    expect(server.calls).toHaveLength(2)
  })

  test('SOC-03 whatever is pressed and answered, one call at a time, and the server ends with the last wish', async () => {
    const step = fc.oneof(
      fc.constantFrom<W>('yes', 'no').map((wanted) => ({ wanted })),
      fc.constant('answer' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const server = slowServer()
        const wishes = createWishes<number, W>({ send: server.send })
        let last: W = 'no'
        let answered = 0
        const answer = async () => {
          server.calls[answered]?.end(true)
          if (server.calls[answered]) answered += 1
          await settle()
        }
        for (const taken of steps) {
          if (taken === 'answer') await answer()
          else wishes.want(1, (last = taken.wanted), 'no')
        }
        while (answered < server.calls.length) await answer()
        expect(server.state()).toBe(last)
        expect(server.most()).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a held wish', () => {
  test('is not sent when it is taken back in time', async () => {
    const server = slowServer()
    const timers = createFakeTimers()
    const wishes = createWishes<number, W>({ send: server.send, timers })
    wishes.want(1, 'yes', 'no', { holdMs: 4000 })
    expect(wishes.get(1)).toMatchObject({ wanted: 'yes', phase: 'held' })
    wishes.want(1, 'no', 'no')
    await timers.advance(5000)
    expect(server.calls).toHaveLength(0)
    expect(timers.waiting()).toBe(0)
  })

  test('is sent once after its time, and at once when the page is left', async () => {
    const server = slowServer()
    const timers = createFakeTimers()
    const wishes = createWishes<number, W>({ send: server.send, timers })
    wishes.want(1, 'yes', 'no', { holdMs: 4000 })
    wishes.want(2, 'yes', 'no', { holdMs: 9000 })
    await timers.advance(4000)
    expect(server.calls.map(({ leaving }) => leaving)).toEqual([false])
    wishes.flush()
    expect(server.calls.map(({ leaving }) => leaving)).toEqual([false, true])
    await timers.advance(9000)
    expect(server.calls).toHaveLength(2)
  })

  test('is forgotten with everything else, and a late answer changes nothing', async () => {
    const server = slowServer()
    const wishes = createWishes<number, W>({ send: server.send })
    wishes.want(1, 'yes', 'no')
    wishes.clear()
    server.calls[0]?.end(true)
    await settle()
    expect(wishes.get(1)).toBeUndefined()
  })
})
