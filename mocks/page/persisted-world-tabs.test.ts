import { expect, test } from 'vitest'
import { SAVE_DELAY_MS, type PersistedWorld } from './persisted-world'
import { browserWithTabs, create, settle } from './persisted-world.fixture'

test('another tab loads the change, announces it to its app, and does not send it back', async () => {
  const { saved, timers, page, change } = browserWithTabs()
  const [here, there] = [await page(), await page()]
  let writes = 0
  const save = saved.save
  saved.save = (key, snapshot) => {
    writes += 1
    return save(key, snapshot)
  }
  const news: string[] = []
  there.backend().hub.deliver = ({ event }) => void news.push(event)
  await change(here.backend(), 'changed here')
  timers.advance(SAVE_DELAY_MS)
  await settle()
  expect(there.backend().version).toBe('changed here')
  expect(news).toEqual(['ReceiveLinxUpdate'])
  expect(writes).toBe(1)
})

test('a tab that is opening while another changes the world has the change', async () => {
  const { page, change } = browserWithTabs()
  const here = await page()
  await change(here.backend(), 'first')
  let isLoaded = () => {}
  let goOn = () => {}
  const loaded = new Promise<void>((resolve) => (isLoaded = resolve))
  const news: string[] = []
  const opening = page(
    {},
    {
      async create(options) {
        isLoaded()
        await new Promise<void>((resolve) => (goOn = resolve))
        const backend = await create(options)
        backend.hub.deliver = ({ event }) => void news.push(event)
        return backend
      },
    },
  )
  await loaded
  await change(here.backend(), 'changed while the other opened')
  goOn()
  const there = await opening
  await settle()
  expect(there.backend().version).toBe('changed while the other opened')
  expect(news).toEqual(['ReceiveLinxUpdate'])
  await change(there.backend(), 'changed there')
  expect(here.backend().version).toBe('changed there')
})

test('a tab in another world is not disturbed', async () => {
  const { page, change } = browserWithTabs()
  const [here, there] = [await page(), await page({ seed: 7 })]
  await change(there.backend(), 'written')
  there.backend().version = 'not yet written'
  await here.reset()
  await settle()
  expect(there.backend().version).toBe('not yet written')
})

test('a reset is what the next page finds, and the other tabs too', async () => {
  const { page, change } = browserWithTabs()
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

/** A lock for two tabs of one world, as with Web Locks. */
function sharedLock() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    isShared: async () => true,
    run<T>(_world: string, work: () => Promise<T>): Promise<T> {
      const mine = last.then(work)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

test('two tabs that change the world at the same time keep both changes', async () => {
  const { page } = browserWithTabs()
  const lock = sharedLock()
  const tabs = await Promise.all([1, 2].map(() => page({}, { lock })))
  const rename = (world: PersistedWorld | undefined, id: number, nickname: string) =>
    world?.runExclusive(async () => {
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

test('a reset takes precedence over a change that another tab is making at the same time', async () => {
  const { page } = browserWithTabs()
  const lock = sharedLock()
  const [here, there] = [await page({}, { lock }), await page({}, { lock })]
  const original = here.backend().version
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const changing = there.runExclusive(async () => {
    await finished
    there.backend().version = 'changed in the world that ended'
    there.backend().changed()
  })
  await settle() // now it is the other tab's turn
  const reset = here.reset()
  for (let turn = 0; turn < 100; turn += 1) await settle() // lets the other work run as far as it can
  finish()
  await Promise.all([changing, reset])
  await settle()
  for (const world of [here, there, await page()]) expect(world.backend().version).toBe(original)
})

test('an event of the hub reaches the golfer who is in the other tab', async () => {
  const { page, change } = browserWithTabs()
  const [here, there] = [await page(), await page()]
  const news: [number | undefined, string][] = []
  there.backend().hub.deliver = ({ userId, event }) => void news.push([userId, event])
  here.backend().hub.send(2, 'ReceiveFollowRequestsUpdate', 3)
  await change(here.backend(), 'changed here')
  expect(news).toContainEqual([2, 'ReceiveFollowRequestsUpdate'])
})

test('the tabs of other devices learn that a world was restarted, those of the same device do not', async () => {
  const { page } = browserWithTabs()
  const notified: string[] = []
  const at = (device: string) =>
    page({}, { device, onRestart: () => () => void notified.push(device) })
  const [here] = [await at(''), await at(''), await at('marcus')]
  await here?.reset()
  await settle()
  expect(notified).toEqual(['marcus'])
})

test('a tab learns of a restart before it loads that world, in which a request would end its session, and restarts afterwards', async () => {
  const { page, change } = browserWithTabs()
  const versions: string[] = []
  const here = await page()
  await change(here.backend(), 'before')
  const there = await page(
    {},
    {
      device: 'marcus',
      onRestart() {
        versions.push(there.backend().version)
        return () => void versions.push(there.backend().version)
      },
    },
  )
  const fresh = await here.reset()
  await settle()
  expect(versions).toEqual(['before', fresh.version])
})

test('every tab learns that another one has opened the world anew, and whether it is one of its device', async () => {
  const { page } = browserWithTabs()
  const notified: [string, boolean][] = []
  const at = (device: string, startsOver = false) =>
    page(
      {},
      { device, startsOver, onRestart: (isOwn) => () => void notified.push([device, isOwn]) },
    )
  await at('')
  await at('marcus')
  await at('', true)
  await settle()
  expect(notified).toEqual([
    ['', true],
    ['marcus', false],
  ])
})
