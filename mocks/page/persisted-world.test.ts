import { beforeEach, expect, test } from 'vitest'
import { createBackend, type Backend } from '../backend/backend'
import type { Snapshot } from '../db/snapshot'
import { manualTimers } from '../hub/manual-timers'
import {
  openPersistedWorld,
  SAVE_DELAY_MS,
  type PersistedWorld,
  type PersistedWorldOptions,
  type Tabs,
} from './persisted-world'
import type { SavedWorlds } from './saved-worlds'
import { wantedScenario } from '../backend/world'
import { MARCUS } from '../testing'

let storage: Map<string, Snapshot>
let revisions: Map<string, number>
let open: Set<(event: { data: unknown }) => void>
let timers: ReturnType<typeof manualTimers>

beforeEach(() => {
  storage = new Map()
  revisions = new Map()
  open = new Set()
  timers = manualTimers()
})

function store(key: string, snapshot: Snapshot): void {
  storage.set(key, structuredClone(snapshot))
  revisions.set(key, (revisions.get(key) ?? 0) + 1)
}

const saved: SavedWorlds = {
  load: async (key) => storage.get(key),
  save: async (key, snapshot) => store(key, snapshot),
  revision: async (key) => revisions.get(key) ?? 0,
  saveAtOnce: (key, snapshot) => storage.set(key, structuredClone(snapshot)).has(key),
  forget: async (key) => void storage.delete(key),
  lasts: async () => true,
}

/** Like BroadcastChannel: all tabs but the sender receive a message; a closed one cannot send. */
function tab(): Tabs {
  let own: ((event: { data: unknown }) => void) | undefined
  let isOpen = true
  return {
    postMessage(data) {
      if (!isOpen) throw new DOMException('Channel is closed', 'InvalidStateError')
      for (const hear of open) if (hear !== own) hear({ data })
    },
    addEventListener(_, listener) {
      own = listener
      open.add(listener)
    },
    close() {
      isOpen = false
      if (own) open.delete(own)
    },
  }
}

const create: PersistedWorldOptions['create'] = ({ scenario, ...options }) =>
  createBackend(wantedScenario(scenario), options)

const page = (
  opening: PersistedWorldOptions['opening'] = {},
  more: Partial<PersistedWorldOptions> = {},
) => openPersistedWorld({ create, opening, saved, tabs: tab(), timers, ...more })

/** Lets what was started by a timer or a message come to its end. */
const settle = () => new Promise<void>((done) => setTimeout(done))

async function change(backend: Backend, version: string): Promise<void> {
  backend.version = version
  backend.changed()
  timers.advance(SAVE_DELAY_MS)
  await settle()
}

test('what happened is still there on the next page', async () => {
  const first = await page()
  await change(first.backend(), 'changed')
  await first.close()
  const next = await page()
  expect(next.backend().version).toBe('changed')
  expect(next.backend().users()).toEqual(first.backend().users())
})

test('changes are written once they have gathered, not one by one', async () => {
  const { backend } = await page()
  for (const version of ['a', 'b', 'c']) {
    backend().version = version
    backend().changed()
  }
  expect([timers.pending() > 0, storage.size]).toEqual([true, 0])
  timers.advance(SAVE_DELAY_MS)
  await settle()
  expect([...storage.values()].map(({ version }) => version)).toEqual(['c'])
})

test('a page that closes writes what is waiting', async () => {
  const world = await page()
  world.backend().version = 'last words'
  world.backend().changed()
  await world.close()
  expect([...storage.values()].map(({ version }) => version)).toEqual(['last words'])
})

test('a page that is left saves before its task ends', async () => {
  const world = await page()
  world.backend().version = 'on the way out'
  world.leave()
  expect([...storage.values()].map(({ version }) => version)).toEqual(['on the way out'])
})

test('without room to save at once a page that is left writes as usual', async () => {
  const world = await page()
  const { saveAtOnce } = saved
  saved.saveAtOnce = () => false
  world.leave()
  saved.saveAtOnce = saveAtOnce
  await settle()
  expect(storage.size).toBe(1)
})

test('a page that closes while it writes tells of it first', async () => {
  const [here, there] = [await page(), await page()]
  const save = saved.save
  saved.save = async (key, snapshot) => {
    for (let wait = 0; wait < 3; wait += 1) await settle()
    await save(key, snapshot)
  }
  try {
    here.backend().version = 'last words'
    here.backend().changed()
    timers.advance(SAVE_DELAY_MS)
    await settle() // it has begun
    await here.close()
    await settle()
    expect(there.backend().version).toBe('last words')
  } finally {
    saved.save = save
  }
})

test('worlds of another scenario seed or moment are other worlds', async () => {
  const first = await page()
  await change(first.backend(), 'changed')
  const original = (await page({ seed: 7 })).backend().version
  expect(original).not.toBe('changed')
  expect((await page({ now: '2026-07-01T12:00:00Z' })).backend().version).toBe(original)
  expect((await page({ seed: 1 })).backend().version).toBe('changed') // 1 is the seed one gets anyway
})

test('another tab sees the change, hears that there is news, and does not send it back', async () => {
  const [here, there] = [await page(), await page()]
  let writes = 0
  saved.save = async (key, snapshot) => {
    writes += 1
    store(key, snapshot)
  }
  const news: string[] = []
  there.backend().hub.repeat = ({ event }) => void news.push(event)
  await change(here.backend(), 'changed here')
  timers.advance(SAVE_DELAY_MS)
  await settle()
  expect(there.backend().version).toBe('changed here')
  expect(news).toEqual(['ReceiveLinxUpdate'])
  expect(writes).toBe(1)
})

test('a tab in another world is not disturbed', async () => {
  const [here, there] = [await page(), await page({ seed: 7 })]
  await change(there.backend(), 'written')
  there.backend().version = 'not yet written'
  await here.reset()
  await settle()
  expect(there.backend().version).toBe('not yet written')
})

test('a reset is what the next page finds, and the other tabs too', async () => {
  const [here, there] = [await page(), await page()]
  const original = here.backend().version
  await change(here.backend(), 'changed')
  await here.reset()
  await settle()
  expect([here, there].map((world) => world.backend().version)).toEqual([original, original])
  expect((await page()).backend().version).toBe(original)
  await change(here.backend(), 'changed after the reset')
  expect((await page()).backend().version).toBe('changed after the reset')
})

test('a saved world this build cannot take gives way to a fresh one', async () => {
  const first = await page()
  await first.backend().signIn(MARCUS)
  await change(first.backend(), 'changed')
  const [[key, snapshot] = ['', first.backend().snapshot()]] = storage
  storage.set(key, { ...snapshot, rows: { users: [{ id: 'not a number' }] } })
  const next = await page()
  expect(next.backend().users().length).toBeGreaterThan(1)
  expect(next.backend().version).not.toBe('changed')
})

test('a world with a story is a world of its own, and can start over', async () => {
  await change((await page()).backend(), 'plain')
  const storyWorld = await page({ story: 'saturday' })
  expect(storyWorld.backend().version).not.toBe('plain')
  await storyWorld.backend().story.pause()
  await change(storyWorld.backend(), 'changed in the story')
  await storyWorld.close()
  const next = await page({ story: 'saturday' })
  expect(next.backend().version).toBe('changed in the story')
  expect(next.backend().story.state().state).toBe('paused')
  const over = await page({ story: 'saturday' }, { startsOver: true })
  expect(over.backend().version).not.toBe('changed in the story')
  expect(over.backend().story.state().state).toBe('waiting')
})

/** Two tabs of one world that take turns, as with Web Locks. */
function sharedTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    isShared: async () => true,
    take<T>(_world: string, work: () => Promise<T>): Promise<T> {
      const mine = last.then(work)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

test('two tabs that change the world at the same time keep both changes', async () => {
  const turns = sharedTurns()
  const tabs = await Promise.all([1, 2].map(() => page({}, { turns })))
  const rename = (world: PersistedWorld | undefined, id: number, nickname: string) =>
    world?.alone(async () => {
      await world.backend().db.users.change(id, { firstName: nickname })
      world.backend().changed()
    })
  await Promise.all([rename(tabs[0], 1, 'Here'), rename(tabs[1], 2, 'There')])
  await settle()
  for (const world of [...tabs, await page()])
    expect([1, 2].map((id) => world.backend().db.users.get(id)?.firstName)).toEqual([
      'Here',
      'There',
    ])
})

test('a reset wins over what another tab is changing meanwhile', async () => {
  const turns = sharedTurns()
  const [here, there] = [await page({}, { turns }), await page({}, { turns })]
  const original = here.backend().version
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const changing = there.alone(async () => {
    await finished
    there.backend().version = 'changed in the world that ended'
    there.backend().changed()
  })
  await settle() // the other tab has its turn
  const reset = here.reset()
  for (let turn = 0; turn < 100; turn += 1) await settle() // as far as it gets
  finish()
  await Promise.all([changing, reset])
  await settle()
  for (const world of [here, there, await page()]) expect(world.backend().version).toBe(original)
})

test('an event of the hub reaches the golfer who is in the other tab', async () => {
  const [here, there] = [await page(), await page()]
  const news: [number | undefined, string][] = []
  there.backend().hub.repeat = ({ userId, event }) => void news.push([userId, event])
  here.backend().hub.send(2, 'ReceiveFollowRequestsUpdate', 3)
  await change(here.backend(), 'changed here')
  expect(news).toContainEqual([2, 'ReceiveFollowRequestsUpdate'])
})

test('the tabs of other devices learn that a world was restarted, those of the same device do not', async () => {
  const told: string[] = []
  const at = (device: string) => page({}, { device, onFresh: () => told.push(device) })
  const [here] = [await at(''), await at(''), await at('marcus')]
  await here?.reset()
  await settle()
  expect(told).toEqual(['marcus'])
})
