import { expect, test } from 'vitest'
import { createKeptLocation } from './kept-location'

const ORIGIN = 'https://linx.test'
const SCORE = '/postscore/123/details?x=1#y'

/** The tab's session storage, as it is after a reload too. */
function tab() {
  const values = new Map<string, string>()
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return { values, open: () => createKeptLocation(() => store, ORIGIN) }
}

test('a visitor’s place, with query and hash, is gone to once, whoever signs in', () => {
  const { open } = tab()
  const kept = open()
  kept.keep(SCORE)
  expect(kept.take('nora@whitcombe.example')).toBe(SCORE)
  expect(kept.take('nora@whitcombe.example')).toBe('/linx')
})

test('it survives a reload of the sign-in page', () => {
  const { open } = tab()
  open().keep(SCORE, 'nora@whitcombe.example')
  const afterReload = open()
  expect(afterReload.take(' Nora@Whitcombe.example')).toBe(SCORE)
  expect(open().take('nora@whitcombe.example')).toBe('/linx')
})

test('another golfer does not get it, and it is forgotten', () => {
  const { open, values } = tab()
  const kept = open()
  kept.keep(SCORE, 'nora@whitcombe.example')
  expect(kept.take('marcus@bell.example')).toBe('/linx')
  expect(kept.take('nora@whitcombe.example')).toBe('/linx')
  expect(values.size).toBe(0)
})

test('forgetting leaves nothing behind', () => {
  const { open, values } = tab()
  const kept = open()
  kept.keep(SCORE)
  kept.forget()
  expect(kept.take('nora@whitcombe.example')).toBe('/linx')
  expect(values.size).toBe(0)
})

test.each([
  '{',
  '5',
  'null',
  '{}',
  '{"path":7}',
  '{"path":"https://evil.test/"}',
  '{"path":"//evil.test"}',
])('what somebody put into storage (%s) leads to the feed', (text) => {
  const { open, values } = tab()
  open().keep('/')
  for (const key of values.keys()) values.set(key, text)
  expect(open().take('nora@whitcombe.example')).toBe('/linx')
})

test('without storage the place is kept for as long as the page lives', () => {
  const kept = createKeptLocation(() => {
    throw new DOMException('blocked', 'SecurityError')
  }, ORIGIN)
  kept.keep(SCORE)
  expect(kept.take('nora@whitcombe.example')).toBe(SCORE)
  expect(kept.take('nora@whitcombe.example')).toBe('/linx')
})
