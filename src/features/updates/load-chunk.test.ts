import { expect, test, vi } from 'vitest'
import { blockReload, untilReloadIsSafe } from '~/lib/before-reload'
import { blockedArea, memoryArea } from '~/lib/storage-area.fake'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { asChunkError, createLoadChunk } from './load-chunk'
import { createReloadOnce } from './reload-once'

const gone = (file = 'groups-page-Ab12') =>
  new TypeError(`Failed to fetch dynamically imported module: https://linx.test/assets/${file}.js`)

/** A tab; its session storage survives reloads. */
function openTab({ online = true, stored = true, isLeaving = false } = {}) {
  const timers = createFakeTimers()
  const go = vi.fn()
  const area = memoryArea()
  /** A page load: only session storage survives. */
  const load = () => {
    const reload = createReloadOnce({
      area: () => (stored ? area : blockedArea()),
      online: () => online,
      settle: untilReloadIsSafe,
      isLeaving: () => isLeaving,
      timers,
      go,
    })
    return createLoadChunk({ timers, reload, address: () => '/groups?view=available' })
  }
  return { load, timers, go }
}

/** The state of a promise. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  let found: unknown = 'waiting'
  promise.then(
    (value) => (found = value),
    (error: unknown) => (found = error),
  )
  await settle()
  return found
}

test('a missing chunk reloads the page, once, at the navigation’s target (UPD-05)', async () => {
  const { load, go } = openTab()
  expect(await outcome(load()('groups', () => Promise.reject(gone())))).toBe('waiting')
  expect(go).toHaveBeenCalledExactlyOnceWith('/groups?view=available')
})

test('a chunk still missing after that shows the exact message, without a second reload (UPD-06)', async () => {
  const { load, go } = openTab()
  await outcome(load()('groups', () => Promise.reject(gone())))
  const error = await outcome(load()('groups', () => Promise.reject(gone())))
  expect(error).toMatchObject({ message: 'Loading chunk groups-page-Ab12 failed.' })
  expect(go).toHaveBeenCalledTimes(1)
})

test('two chunks missing at once cause one reload (R12)', async () => {
  const { load, go } = openTab()
  const chunk = load()
  await Promise.all([
    outcome(chunk('groups', () => Promise.reject(gone('a-1')))),
    outcome(chunk('groups', () => Promise.reject(gone('b-2')))),
  ])
  expect(go).toHaveBeenCalledTimes(1)
})

test('code that fails because the page is being left does not reload it', async () => {
  const { load, go, timers } = openTab({ isLeaving: true })
  expect(await outcome(load()('groups', () => Promise.reject(gone())))).toBe('waiting')
  await timers.advance(4999)
  expect(go).not.toHaveBeenCalled()
  await timers.advance(1) // the page was not left
  expect(go).toHaveBeenCalledTimes(1)
})

test('a different chunk after another deploy may reload again', async () => {
  const { load, go } = openTab()
  await outcome(load()('groups', () => Promise.reject(gone('a-1'))))
  await outcome(load()('groups', () => Promise.reject(gone('a-2'))))
  expect(go).toHaveBeenCalledTimes(2)
})

test.each([
  ['it cannot be remembered', { stored: false }],
  ['there is no network', { online: false }],
])('no automatic reload when %s (R12)', async (_why, tab) => {
  const { load, go } = openTab(tab)
  const error = await outcome(load()('groups', () => Promise.reject(gone())))
  expect(error).toMatchObject({ message: 'Loading chunk groups-page-Ab12 failed.' })
  expect(go).not.toHaveBeenCalled()
})

test('drafts are saved and writes are answered before the reload (R12)', async () => {
  const { load, go } = openTab()
  const saved = blockReload()
  void load()('groups', () => Promise.reject(gone()))
  await settle()
  expect(go).not.toHaveBeenCalled()
  saved()
  await settle()
  expect(go).toHaveBeenCalledTimes(1)
})

test('a chunk not loaded after 120 s counts as missing; a slower one in time is used', async () => {
  const { load, timers, go } = openTab({ online: false })
  const slow = load()('groups', () => new Promise<string>(() => {}))
  const found = outcome(slow)
  const failed = vi.fn()
  slow.catch(failed)
  await timers.advance(119_999)
  expect(failed).not.toHaveBeenCalled()
  await timers.advance(1)
  expect(await outcome(slow)).toMatchObject({ message: 'Loading chunk groups failed.' })
  await found
  expect(await load()('groups', async () => 'code')).toBe('code')
  expect(go).not.toHaveBeenCalled()
})

test('code that throws is not a missing chunk', async () => {
  const { load, go } = openTab()
  const bug = new TypeError("Cannot read properties of undefined (reading 'x')")
  expect(await outcome(load()('groups', () => Promise.reject(bug)))).toBe(bug)
  expect(go).not.toHaveBeenCalled()
})

test.each([
  [gone(), 'groups-page-Ab12'],
  [new TypeError('error loading dynamically imported module: http://x/assets/linx-9.js'), 'linx-9'],
  [new TypeError('Importing a module script failed.'), 'groups'],
  [new Error('Unable to preload CSS for /assets/reaction-panel-B1.css'), 'reaction-panel-B1'],
  [new SyntaxError("Unexpected token '<'"), 'groups'],
])('the chunk named by the error %o is %s', (error, id) => {
  expect(asChunkError(error, 'groups')).toMatchObject({
    id,
    message: `Loading chunk ${id} failed.`,
  })
})
