import { expect, test } from 'vitest'
import { MARCUS } from '../testing'
import { SAVE_DELAY_MS } from './persisted-world'
import { browserWithTabs, settle } from './persisted-world.fixture'

test('what happened is still there on the next page', async () => {
  const { page, change } = browserWithTabs()
  const first = await page()
  await change(first.backend(), 'changed')
  await first.close()
  const next = await page()
  expect(next.backend().version).toBe('changed')
  expect(next.backend().users()).toEqual(first.backend().users())
})

test('changes are written once they have gathered, not one by one', async () => {
  const { storage, timers, page } = browserWithTabs()
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
  const { storage, page } = browserWithTabs()
  const world = await page()
  world.backend().version = 'last words'
  world.backend().changed()
  await world.close()
  expect([...storage.values()].map(({ version }) => version)).toEqual(['last words'])
})

test('a page that is left saves before its task ends', async () => {
  const { storage, page } = browserWithTabs()
  const world = await page()
  world.backend().version = 'on the way out'
  world.leave()
  expect([...storage.values()].map(({ version }) => version)).toEqual(['on the way out'])
})

test('without room to save at once a page that is left writes as usual', async () => {
  const { storage, saved, page } = browserWithTabs()
  const world = await page()
  saved.saveAtOnce = () => false
  world.leave()
  await settle()
  expect(storage.size).toBe(1)
})

test('a page that closes during a save announces the save first', async () => {
  const { saved, timers, page } = browserWithTabs()
  const [here, there] = [await page(), await page()]
  const save = saved.save
  saved.save = async (key, snapshot) => {
    for (let wait = 0; wait < 3; wait += 1) await settle()
    return save(key, snapshot)
  }
  here.backend().version = 'last words'
  here.backend().changed()
  timers.advance(SAVE_DELAY_MS)
  await settle() // lets it begin
  await here.close()
  await settle()
  expect(there.backend().version).toBe('last words')
})

test('worlds of another scenario seed or moment are other worlds', async () => {
  const { page, change } = browserWithTabs()
  const first = await page()
  await change(first.backend(), 'changed')
  const original = (await page({ seed: 7 })).backend().version
  expect(original).not.toBe('changed')
  expect((await page({ now: '2026-07-01T12:00:00Z' })).backend().version).toBe(original)
  expect((await page({ seed: 1 })).backend().version).toBe('changed') // 1 is the seed one gets anyway
})

test('a saved world this build cannot take gives way to a fresh one', async () => {
  const { storage, page, change } = browserWithTabs()
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
  const { page, change } = browserWithTabs()
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
