import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catchReported } from '~/lib/listeners.fake'
import { createHub } from './create-hub'
import { createHubEvents } from './hub-events'
import { connected, SECOND, world } from './hub-world.fake'

test('connects once, however often it is started; nothing was missed', async () => {
  const it = world()
  it.hub.start()
  it.hub.start()
  await it.timers.advance(SECOND)
  expect(it.states).toEqual(['Connecting', 'Connected'])
  expect(it.server.open).toHaveLength(1)
  expect(it.received).toEqual([])
})

test('notifies each time that it has connected, when its state already says so', async () => {
  const it = world()
  const states: string[] = []
  it.events.on('connected', () => states.push(it.hub.state()))
  it.hub.start()
  await it.timers.advance(SECOND)
  expect(states).toEqual(['Connected'])
  it.end('dropped')
  await it.timers.advance(SECOND)
  expect(states).toEqual(['Connected', 'Connected'])
})

test('does not connect while no golfer is signed in', async () => {
  const it = world()
  const hub = createHub({
    connect: () => expect.fail(),
    timers: it.timers,
    events: createHubEvents(it.timers),
    isSignedIn: () => false,
    onWake: it.wake.add,
  })
  hub.start()
  await it.timers.advance(SECOND)
  expect(hub.state()).toBe('Disconnected')
})

test('a first start that fails is tried again after 0, 2, 5, 10 and 30 s, then when the tab wakes up (HUB-01)', async () => {
  const it = world({ refusing: true })
  it.hub.start()
  await it.timers.advance(300 * SECOND)
  expect(it.server.negotiates).toEqual([0, 0, 2, 7, 17, 47])
  expect(it.hub.state()).toBe('Disconnected')
  it.server.refusing = false
  it.wake.notify()
  await it.timers.advance(0)
  expect(it.hub.state()).toBe('Connected')
  expect(it.received).toEqual(['resync'])
})

test('after a drop while the server is down: five attempts after 0, 2, 5, 10 and 30 s, then Disconnected (HUB-02)', async () => {
  const it = await connected()
  it.server.refusing = true
  it.end('dropped')
  await it.timers.advance(300 * SECOND)
  expect(it.server.negotiates).toEqual([0, 2, 7, 17, 47])
  expect(it.states).toEqual(['Reconnecting', 'Disconnected'])
  it.server.refusing = false
  it.wake.notify()
  await it.timers.advance(0)
  expect(it.hub.state()).toBe('Connected')
  expect(it.received).toEqual(['resync'])
})

test('every reconnect causes one resync of the counts (HUB-03)', async () => {
  const it = await connected()
  it.end('dropped')
  await it.timers.advance(0)
  it.end('dropped')
  await it.timers.advance(0)
  expect(it.hub.state()).toBe('Connected')
  expect(it.received).toEqual(['resync', 'resync'])
})

test('a late first connection of the hub asks for a resync', async () => {
  const it = world({ refusing: true })
  it.hub.start()
  await it.timers.advance(SECOND)
  it.server.refusing = false
  await it.timers.advance(2 * SECOND)
  expect(it.received).toEqual(['resync'])
})

test('so does one that is made when the tab wakes up between two attempts (R17)', async () => {
  const it = world({ refusing: true })
  it.hub.start()
  await it.timers.advance(8 * SECOND)
  it.server.refusing = false
  it.wake.notify()
  await it.timers.advance(0)
  expect(it.hub.state()).toBe('Connected')
  expect(it.received).toEqual(['resync'])
})

test.each([
  [4, []],
  [6, ['resync']],
])(
  'a first connection made after %i s sends %j, since the page’s data may be outdated',
  async (seconds, received) => {
    const it = world({ slow: seconds * SECOND })
    it.hub.start()
    await it.timers.advance(seconds * SECOND)
    expect(it.states).toEqual(['Connecting', 'Connected'])
    expect(it.received).toEqual(received)
  },
)

test('a tab that wakes up between two attempts does not wait for the next', async () => {
  const it = await connected()
  it.server.refusing = true
  it.end('dropped')
  await it.timers.advance(20 * SECOND)
  it.server.refusing = false
  it.wake.notify()
  await it.timers.advance(0)
  expect(it.hub.state()).toBe('Connected')
  expect(it.server.negotiates.at(-1)).toBe(20)
})

test('if the attempt of a tab that wakes up fails, all delays follow', async () => {
  const it = await connected()
  it.server.refusing = true
  it.end('dropped')
  await it.timers.advance(20 * SECOND)
  it.wake.notify()
  await it.timers.advance(300 * SECOND)
  expect(it.server.negotiates).toEqual([0, 2, 7, 17, 20, 20, 22, 27, 37, 67])
})

test('a server that closed the connection is left alone for 30 s (R17)', async () => {
  const it = await connected()
  it.end('closed')
  await it.timers.advance(29 * SECOND)
  expect(it.hub.state()).toBe('Disconnected')
  expect(it.server.negotiates).toEqual([])
  await it.timers.advance(SECOND)
  expect(it.hub.state()).toBe('Connected')
  expect(it.received).toEqual(['resync'])
})

describe('at most 10 negotiate requests in any 60 s (R17)', () => {
  const busiest = (times: number[]) =>
    Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at <= from + 60).length))

  test('with a server that breaks off right after every connect (HUB-05)', async () => {
    const it = world({ onConnect: (wire) => queueMicrotask(() => wire.onClosed('dropped')) })
    it.hub.start()
    await it.timers.advance(200 * SECOND)
    expect(busiest(it.server.negotiates)).toBe(10)
    expect(it.server.negotiates.length).toBeGreaterThan(20)
  })

  test('whatever happens', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom('drop', 'close', 'refuse', 'allow', 'wake', 'stop', 'start'),
            fc.integer({ min: 0, max: 20 }),
          ),
          { maxLength: 40 },
        ),
        async (steps) => {
          const it = world()
          it.hub.start()
          for (const [step, seconds] of steps) {
            if (step === 'drop') it.end('dropped')
            if (step === 'close') it.end('closed')
            if (step === 'refuse') it.server.refusing = true
            if (step === 'allow') it.server.refusing = false
            if (step === 'wake') it.wake.notify()
            if (step === 'stop') it.hub.stop()
            if (step === 'start') it.hub.start()
            await it.timers.advance(seconds * SECOND)
          }
          expect(busiest(it.server.negotiates)).toBeLessThanOrEqual(10)
          expect(it.server.maxOpen).toBeLessThanOrEqual(1)
          it.hub.stop()
          await it.timers.advance(SECOND)
          expect(it.hub.state()).toBe('Disconnected')
          expect(it.timers.waiting()).toBe(0)
        },
      ),
      { numRuns: 30 },
    ))
})

describe('the count in a follow request event is checked (HUB-06)', () => {
  test.each([
    ['7', 7],
    [0, 0],
    [1e9, 1_000_000_000],
  ])('%j counts', async (value, count) => {
    const it = await connected()
    it.send('ReceiveFollowRequestsUpdate', value)
    await it.timers.advance(10 * SECOND)
    expect(it.received).toEqual([count])
  })

  test.each([
    [[null]],
    [[]],
    [[-1]],
    [[1.5]],
    [[NaN]],
    [[{}]],
    [[[]]],
    [['x']],
    [[1, 2, 3]],
    [[true]],
  ])('with %j nothing is counted and the counts are fetched once, within 5 s', async (args) => {
    const it = await connected()
    it.send('ReceiveFollowRequestsUpdate', ...args)
    it.send('ReceiveFollowRequestsUpdate', ...args)
    await it.timers.advance(5 * SECOND)
    expect(it.received).toEqual(['resync'])
  })

  test('only whole numbers from 0 up ever come through', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.anything(), { maxLength: 3 }), async (args) => {
        const it = await connected()
        it.send('ReceiveFollowRequestsUpdate', ...args)
        for (const value of it.received)
          expect(Number.isSafeInteger(value) && Number(value) >= 0).toBe(true)
        it.hub.stop()
      }),
      { numRuns: 50 },
    ))
})

test('a hundred updates in a second notify at most twice, and the last one always does (HUB-08)', async () => {
  const it = await connected()
  for (let update = 0; update < 100; update += 1) {
    it.send('ReceiveLinxUpdate')
    await it.timers.advance(10)
  }
  expect(it.received.length).toBeLessThanOrEqual(2)
  it.received.length = 0
  it.send('ReceiveLinxUpdate')
  await it.timers.advance(2 * SECOND)
  expect(it.received).toContain('linx')
})

test('an unknown event of the hub does nothing (HUB-07)', async () => {
  const it = await connected()
  it.send('SomethingElse', 1)
  it.send('__proto__')
  expect(it.received).toEqual([])
  expect(it.hub.state()).toBe('Connected')
})

test('a listener that throws stops neither the other listeners nor the connection, and its error is reported (HUB-07)', async () => {
  const it = world()
  const reported = catchReported()
  const error = new Error('a handler that throws')
  const hub = createHub({
    connect: async (options) => ({ start: () => options.waitForTurn(), stop: async () => {} }),
    timers: it.timers,
    events: createHubEvents(it.timers),
    isSignedIn: () => true,
    onWake: it.wake.add,
  })
  hub.subscribe(() => {
    throw error
  })
  const states: string[] = []
  hub.subscribe(() => states.push(hub.state()))
  hub.start()
  await it.timers.advance(0)
  expect(states).toEqual(['Connecting', 'Connected'])
  expect(reported).toEqual([error, error])
})
