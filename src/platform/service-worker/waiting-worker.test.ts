import { expect, test, vi } from 'vitest'
import { deferred } from '~/lib/deferred'
import { createFakeTimers } from '~/lib/timers.fake'
import { activateWorker, onWaiting, whenActivated } from './worker-updates'

function press(
  settle: () => Promise<void> = () => Promise.resolve(),
  state: ServiceWorkerState = 'installed',
) {
  const timers = createFakeTimers()
  const reload = vi.fn()
  const postMessage = vi.fn()
  let change = () => {}
  activateWorker({
    waiting: { postMessage, state },
    onChange: (listener) => (change = listener),
    timers,
    settle,
    reload,
  })
  return { timers, reload, postMessage, change: () => change() }
}

test('the new worker is activated, and then the page reloads once', async () => {
  const { timers, reload, postMessage, change } = press()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  await timers.advance(500)
  expect(reload).not.toHaveBeenCalled()
  change()
  await timers.advance(10_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a browser that delays the new worker is awaited for 10 s (R12)', async () => {
  const { timers, reload } = press()
  await timers.advance(9999)
  expect(reload).not.toHaveBeenCalled()
  await timers.advance(1)
  expect(reload).toHaveBeenCalledTimes(1)
  await timers.advance(60_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a switch of workers during that navigation restarts it', async () => {
  const { timers, reload, change } = press()
  await timers.advance(10_100)
  change()
  await timers.advance(0)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('pending writes are awaited, however long they take (UPD-02)', async () => {
  const written = deferred()
  const { timers, reload, change } = press(() => written.promise)
  await timers.advance(2000)
  change()
  await timers.advance(20_000)
  expect(reload).not.toHaveBeenCalled()
  written.resolve()
  await timers.advance(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each(['activating', 'activated', 'redundant'] as const)(
  'a worker that is %s, since another tab was faster, is not awaited',
  async (state) => {
    const { timers, reload } = press(undefined, state)
    await timers.advance(0)
    expect(reload).toHaveBeenCalledTimes(1)
    await timers.advance(60_000)
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

function worker(state: ServiceWorkerState) {
  const listeners: (() => void)[] = []
  return {
    state,
    postMessage: () => {},
    addEventListener: (_type: string, listener: () => void) => void listeners.push(listener),
    become(next: ServiceWorkerState) {
      this.state = next
      listeners.forEach((listener) => listener())
    },
  }
}

test('a waiting worker is announced, at once or when it is installed; the first one never waits (UPD-03)', () => {
  const waitingWorkers: unknown[] = []
  const found: (() => void)[] = []
  const add = (_type: string, listener: () => void) => void found.push(listener)
  const waiting = worker('installed')
  const installing = worker('installing')
  onWaiting({ waiting, installing: null, active: {}, addEventListener: add }, (one) =>
    waitingWorkers.push(one),
  )
  expect(waitingWorkers).toEqual([waiting])
  const registration = { waiting: null, installing, active: null, addEventListener: add }
  onWaiting<typeof installing>(registration, (one) => waitingWorkers.push(one))
  installing.become('installed')
  expect(waitingWorkers).toHaveLength(1)
  const next = worker('installing')
  Object.assign(registration, { installing: next, active: {} })
  found.at(-1)?.()
  next.become('installed')
  expect(waitingWorkers.at(-1)).toBe(next)
})

test('a worker that has just taken over is awaited until it is activated, for 10 s at most (UPD-02)', async () => {
  const timers = createFakeTimers()
  const activated = vi.fn()
  const follow = (controller: ReturnType<typeof worker> | null) =>
    whenActivated({ controller }, timers).then(activated)
  void follow(null)
  void follow(worker('activated'))
  void whenActivated(undefined, timers).then(activated)
  await timers.advance(0)
  expect(activated).toHaveBeenCalledTimes(3)
  const next = worker('activating')
  void follow(next)
  await timers.advance(9000)
  expect(activated).toHaveBeenCalledTimes(3)
  next.become('activated')
  await timers.advance(0)
  expect(activated).toHaveBeenCalledTimes(4)
  expect(timers.waiting()).toBe(0)
  void follow(worker('activating'))
  await timers.advance(10_000)
  expect(activated).toHaveBeenCalledTimes(5)
})
