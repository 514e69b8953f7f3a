import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { manualTimers } from '../hub/manual-timers'
import { SNAPSHOT_VERSION, type Snapshot } from '../db/snapshot'
import { startInPage } from './in-page'
import { RESPONSE_TIMEOUT_MS, savedWorlds } from './saved-worlds'

const KEY = 'saturday-round|1|'

afterEach(() => localStorage.clear())

const snapshotOf = (version: string): Snapshot => ({
  schemaVersion: SNAPSHOT_VERSION,
  scenario: 'saturday-round',
  seed: 1,
  now: '2026-07-01T12:00:00.000Z',
  isSeeded: false,
  lastId: 0,
  dice: 1,
  version,
  rows: {},
})

const fresh = () => `test ${crypto.randomUUID()}`

/** Blocks a database like a page in WebKit that was left in the middle of a transaction. */
async function hold(name: string): Promise<void> {
  await savedWorlds(name).save(KEY, snapshotOf('held'))
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => resolve(opening.result))
  })
  const worlds = database.transaction('worlds', 'readwrite').objectStore('worlds')
  let isHeld = true
  const again = () => {
    if (isHeld) worlds.get('probe').addEventListener('success', again)
  }
  again()
  onTestFinished(() => {
    isHeld = false
    database.close()
  })
}

test('a world saved synchronously is loaded by the next page until a newer one is saved', async () => {
  const name = fresh()
  await savedWorlds(name).save(KEY, snapshotOf('first'))
  savedWorlds(name).saveAtOnce(KEY, snapshotOf('left'), 1)
  expect((await savedWorlds(name).load(KEY)).snapshot?.version).toBe('left')
  expect((await savedWorlds(name).load('other|1|')).snapshot?.version).toBeUndefined()
  expect((await savedWorlds(fresh()).load(KEY)).snapshot?.version).toBeUndefined()
  await savedWorlds(name).save('other|1|', snapshotOf('other'))
  expect((await savedWorlds(name).load(KEY)).snapshot?.version).toBe('left')
  await savedWorlds(name).save(KEY, snapshotOf('newer'))
  expect((await savedWorlds(name).load(KEY)).snapshot?.version).toBe('newer')
})

test('a save that began earlier does not remove a world that was saved synchronously', async () => {
  const name = fresh()
  const saved = savedWorlds(name)
  const writing = saved.save(KEY, snapshotOf('older'))
  saved.saveAtOnce(KEY, snapshotOf('left'), 1)
  await writing
  expect((await saved.load(KEY)).snapshot?.version).toBe('left')
})

test('what another tab has saved since is newer than what a page saved as it was left', async () => {
  const saved = savedWorlds(fresh())
  await saved.save(KEY, snapshotOf('first'))
  await saved.save(KEY, snapshotOf('of the other tab'))
  saved.saveAtOnce(KEY, snapshotOf('left'), 1)
  expect((await saved.load(KEY)).snapshot?.version).toBe('of the other tab')
})

test('a world is loaded with its own revision, and a save tells which one it made', async () => {
  const name = fresh()
  expect(await savedWorlds(name).load(KEY)).toEqual({ snapshot: undefined, revision: 0 })
  expect(await savedWorlds(name).save(KEY, snapshotOf('first'))).toBe(1)
  const loading = savedWorlds(name).load(KEY)
  const saving = savedWorlds(name).save(KEY, snapshotOf('second'))
  expect(await loading).toMatchObject({ snapshot: { version: 'first' }, revision: 1 })
  expect(await saving).toBe(2)
})

test('a synchronous save without room reports failure', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect(savedWorlds(fresh()).saveAtOnce(KEY, snapshotOf('left'), 0)).toBe(false)
})

test('a page that is hidden has saved its world when the event is over, without a transaction', async () => {
  const name = fresh()
  const page = await startInPage({ saved: savedWorlds(name) })
  onTestFinished(() => page.stop())
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => void vi.restoreAllMocks())
  page.world.backend().version = 'left'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(transaction).not.toHaveBeenCalled()
  expect((await savedWorlds(name).load(KEY)).snapshot?.version).toBe('left')
})

test('a database that does not answer is given up once: the demo starts with a fresh world, and says so', async () => {
  const name = fresh()
  await hold(name)
  const timers = manualTimers()
  const saved = savedWorlds(name, { timers })
  const starting = startInPage({ saved })
  await vi.waitFor(() => expect(timers.pending()).toBe(1))
  timers.advance(RESPONSE_TIMEOUT_MS)
  const page = await starting
  onTestFinished(() => page.stop())
  expect(page.world.backend().version).not.toBe('held')
  expect(await page.isPersistent()).toBe(false)
  await page.world.flush()
  expect(timers.pending()).toBe(0)
})
