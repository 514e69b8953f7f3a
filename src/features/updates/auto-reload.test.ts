import { expect, test, vi } from 'vitest'
import { deferred } from '~/lib/deferred'
import { memoryArea } from '~/lib/storage-area.fake'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { createAutoReload } from './auto-reload'
import { createReloadOnce } from './reload-once'

/** A tab; its session storage survives reloads. */
function openTab({
  remembers = true,
  isFull = false,
  settled = Promise.resolve(),
  written = Promise.resolve(),
} = {}) {
  const timers = createFakeTimers()
  const go = vi.fn()
  const offer = vi.fn()
  const screen = { inUse: false, leaving: false, address: '/linx' }
  const area = memoryArea()
  const load = () => {
    const reloadOnce = createReloadOnce({
      area: () => area,
      online: () => true,
      settle: () => written,
      isLeaving: () => screen.leaving,
      timers,
      go,
    })
    const autoReload = createAutoReload({
      async reload(...args) {
        if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
        return reloadOnce(...args)
      },
      settle: () => settled,
      isInUse: () => screen.inUse,
      canRemember: () => remembers,
      offer,
      address: () => screen.address,
      timers,
    })
    return Object.assign(autoReload, { forChunk: () => reloadOnce('chunk 1', () => '/groups') })
  }
  return { load, timers, go, offer, screen }
}

/** The page is not reloaded while something is typed, and once when that is over. */
async function expectReloadAfterTyping({ go, screen, timers }: ReturnType<typeof openTab>) {
  await timers.advance(60_000)
  expect(go).not.toHaveBeenCalled()
  screen.inUse = false
  await timers.advance(300)
  expect(go).toHaveBeenCalledTimes(1)
}

test('ten reload messages, a new worker and a new version cause one reload (UPD-04)', async () => {
  const { load, go } = openTab()
  const reloadFor = load()
  for (let order = 0; order < 10; order += 1) reloadFor('force-reload 1')
  reloadFor('worker 1')
  reloadFor('version 2')
  await settle()
  expect(go).toHaveBeenCalledTimes(1)
})

test('never twice for one reason, across the reload (R12)', async () => {
  const { load, go } = openTab()
  load()('version 2')
  await settle()
  load()('version 2')
  await settle()
  expect(go).toHaveBeenCalledTimes(1)
})

test('the automatic reload waits while the screen is in use, and happens once when it is not', async () => {
  const { load, go, screen, timers } = openTab()
  screen.inUse = true
  const reloadFor = load()
  reloadFor('worker 1')
  reloadFor('worker 1')
  await timers.advance(60_000)
  expect(go).not.toHaveBeenCalled()
  expect(timers.waiting()).toBe(1)
  screen.inUse = false
  await timers.advance(300)
  expect(go).toHaveBeenCalledTimes(1)
})

test('what is typed while the reload waits for a write delays it further (R12)', async () => {
  const written = deferred()
  const tab = openTab({ settled: written.promise })
  const { load, screen, timers } = tab
  load()('worker 1')
  await timers.advance(0)
  screen.inUse = true
  written.resolve()
  await expectReloadAfterTyping(tab)
})

test('what is typed while the reload itself waits for a write delays it further, and it happens once after that (R12)', async () => {
  const written = deferred()
  const tab = openTab({ written: written.promise })
  const { load, go, screen } = tab
  const reloadFor = load()
  reloadFor('worker 1')
  await settle()
  screen.inUse = true
  written.resolve()
  await expectReloadAfterTyping(tab)
  reloadFor('worker 1')
  await settle()
  expect(go).toHaveBeenCalledTimes(1)
})

test('what is typed while it is not known whether the browser leaves the page delays the reload (R12)', async () => {
  const tab = openTab()
  const { load, screen } = tab
  screen.leaving = true // a download, for example
  load()('worker 1')
  await settle()
  screen.leaving = false
  screen.inUse = true
  await expectReloadAfterTyping(tab)
})

test('a golfer who moves on while the reload waits stays where they are', async () => {
  const written = deferred()
  const { load, go, screen } = openTab({ written: written.promise })
  load()('worker 1')
  await settle()
  screen.address = '/following'
  written.resolve()
  await settle()
  expect(go).toHaveBeenCalledExactlyOnceWith('/following')
})

test('a page whose code is missing is loaded again, though a reload for a new version is put off', async () => {
  const written = deferred()
  const { load, go, screen } = openTab({ written: written.promise })
  const reloadFor = load()
  reloadFor('worker 1')
  await settle()
  const going = reloadFor.forChunk()
  screen.inUse = true
  written.resolve()
  expect(await going).toBe(true)
  expect(go).toHaveBeenCalledExactlyOnceWith('/groups')
})

test('a reason that cannot be stored shows a button instead of reloading (R12)', async () => {
  const { load, go, offer } = openTab({ remembers: false })
  load()('worker 1')
  await settle()
  expect(offer).toHaveBeenCalledTimes(1)
  expect(go).not.toHaveBeenCalled()
})

test('HST-12 a reason that cannot be written shows a button instead of reloading', async () => {
  const { load, offer } = openTab({ isFull: true })
  load()('version 2')
  await settle()
  expect(offer).toHaveBeenCalledTimes(1)
})
