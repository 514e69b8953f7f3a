import { createStore, get, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { createConditions } from './conditions'
import { sufferDevice } from './device-trouble'

let giveBack = () => {}
afterEach(() => {
  giveBack()
  localStorage.clear()
})

test('a full storage refuses what is new, and is there again when there is room', async () => {
  localStorage.setItem('before', 'here')
  const conditions = createConditions({ isStorageFull: true })
  giveBack = sufferDevice(conditions, () => {})
  const drafts = createStore('device test', 'drafts')
  expect(() => localStorage.setItem('draft', 'words')).toThrow('quota')
  await expect(set('draft', 'words', drafts)).rejects.toThrow('quota')
  expect(localStorage.getItem('before')).toBe('here')
  conditions.change({ isStorageFull: false })
  localStorage.setItem('draft', 'words')
  await set('draft', 'words', drafts)
  expect(await get('draft', drafts)).toBe('words')
})

test('the demo’s own memory is not what is full', async () => {
  giveBack = sufferDevice(createConditions({ isStorageFull: true }), () => {})
  localStorage.setItem('demo_world', 'seed=7')
  const worlds = createStore('linx-demo', 'worlds')
  await set('test', 1, worlds)
  expect(await get('test', worlds)).toBe(1)
})

test('a signal that goes and comes back is heard, and what was connected is cut', () => {
  const heard: string[] = []
  const hear = (event: Event) => heard.push(event.type)
  for (const type of ['offline', 'online']) addEventListener(type, hear)
  const lost = vi.fn()
  const conditions = createConditions()
  giveBack = sufferDevice(conditions, lost)
  conditions.change({ isOffline: true })
  conditions.change({ latencyMs: 5 })
  expect([navigator.onLine, heard, lost.mock.calls.length]).toEqual([false, ['offline'], 1])
  conditions.change({ isOffline: false })
  expect([navigator.onLine, heard]).toEqual([true, ['offline', 'online']])
  for (const type of ['offline', 'online']) removeEventListener(type, hear)
})
