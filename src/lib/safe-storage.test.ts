import { expect, test } from 'vitest'
import { safeStorage } from './safe-storage'
import { blockedArea, memoryArea } from './storage-area.fake'

test('safe storage writes, reads, lists and removes values', () => {
  const area = memoryArea()
  const store = safeStorage(() => area)
  expect(store.set('a', '1')).toBe(true)
  expect(store.setJson('b', { c: 2 })).toBe(true)
  expect([store.get('a'), store.getJson('b'), store.keys()]).toEqual(['1', { c: 2 }, ['a', 'b']])
  store.remove('a')
  expect([store.get('a'), store.keys()]).toEqual([undefined, ['b']])
})

test('a value that is not JSON is not read or written', () => {
  const area = memoryArea()
  const store = safeStorage(() => area)
  store.set('a', '{"unfinished":')
  const circle: { self?: unknown } = {}
  circle.self = circle
  expect([store.setJson('b', circle), store.get('b')]).toEqual([false, undefined])
  expect([store.getJson('a'), store.getJson('absent')]).toEqual([undefined, undefined])
})

test('where storage is blocked nothing throws and nothing is found', () => {
  const store = safeStorage(blockedArea)
  expect(store.set('a', '1')).toBe(false)
  store.remove('a')
  expect([store.get('a'), store.getJson('a'), store.keys()]).toEqual([undefined, undefined, []])
})

test('a full or absent storage stores nothing and returns false', () => {
  const area = memoryArea()
  const full = {
    ...area,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(safeStorage(() => full).set('a', '1')).toBe(false)
  expect(safeStorage(() => undefined).set('a', '1')).toBe(false)
})
