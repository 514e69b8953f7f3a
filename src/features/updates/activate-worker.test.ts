import { expect, test, vi } from 'vitest'
import { deferred } from '~/lib/deferred'
import { createFakeTimers } from '~/lib/timers.fake'
import { activateWorker } from './activate-worker'

function press(settle: () => Promise<void> = () => Promise.resolve()) {
  const timers = createFakeTimers()
  const reload = vi.fn()
  const postMessage = vi.fn()
  let change = () => {}
  activateWorker({
    waiting: { postMessage },
    onChange: (listener) => (change = listener),
    timers,
    settle,
    reload,
  })
  return { timers, reload, postMessage, change: () => change() }
}

test('the new worker is asked to take over, and the page is loaded anew when it has, once', async () => {
  const { timers, reload, postMessage, change } = press()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  await timers.advance(500)
  expect(reload).not.toHaveBeenCalled()
  change()
  await timers.advance(10_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a browser that holds the new worker back is waited for 10 s, and no longer (R12)', async () => {
  const { timers, reload } = press()
  await timers.advance(9999)
  expect(reload).not.toHaveBeenCalled()
  await timers.advance(1)
  expect(reload).toHaveBeenCalledTimes(1)
  await timers.advance(60_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a change that comes while that navigation still hangs begins it anew', async () => {
  const { timers, reload, change } = press()
  await timers.advance(10_100)
  change()
  await timers.advance(0)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('nothing is cut off: what is on its way is waited for, however long it takes (UPD-02)', async () => {
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
