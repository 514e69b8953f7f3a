import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReturnLocation, safeReturnTo } from './return-location'

const ORIGIN = 'https://linx.test'
const SCORE = '/postscore/123/details?x=1#y'

/** Session storage of a tab, which survives reloads. */
function tab() {
  const values = new Map<string, string>()
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return { values, open: () => createReturnLocation(() => store, ORIGIN) }
}

test('a visitor’s location with query and hash is opened once, for any golfer who signs in', () => {
  const { open } = tab()
  const kept = open()
  kept.save({ path: SCORE })
  expect(kept.take('nora@whitcombe.example').path).toBe(SCORE)
  expect(kept.take('nora@whitcombe.example').path).toBe('/linx')
})

test('the location survives a reload of the sign-in page', () => {
  const { open } = tab()
  open().save({ path: SCORE }, 'nora@whitcombe.example')
  const afterReload = open()
  expect(afterReload.take(' Nora@Whitcombe.example').path).toBe(SCORE)
  expect(open().take('nora@whitcombe.example').path).toBe('/linx')
})

test('another golfer does not get it: a return location is cleared by the sign-in of someone else', () => {
  const { open, values } = tab()
  const kept = open()
  kept.save({ path: SCORE }, 'nora@whitcombe.example')
  expect(kept.take('marcus@bell.example').path).toBe('/linx')
  expect(kept.take('nora@whitcombe.example').path).toBe('/linx')
  expect(values.size).toBe(0)
})

test('forgetting a return location clears storage and memory', () => {
  const { open, values } = tab()
  const kept = open()
  kept.save({ path: SCORE })
  kept.forget()
  expect(kept.take('nora@whitcombe.example').path).toBe('/linx')
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
])('manipulated storage (%s) leads to the feed', (text) => {
  const { open, values } = tab()
  open().save({ path: '/' })
  for (const key of values.keys()) values.set(key, text)
  expect(open().take('nora@whitcombe.example').path).toBe('/linx')
})

test('without storage a return location is held in memory', () => {
  const kept = createReturnLocation(() => {
    throw new DOMException('blocked', 'SecurityError')
  }, ORIGIN)
  kept.save({ path: SCORE })
  expect(kept.take('nora@whitcombe.example').path).toBe(SCORE)
  expect(kept.take('nora@whitcombe.example').path).toBe('/linx')
})

test('the router’s state is restored for its path only, also after a reload', () => {
  const { open, values } = tab()
  open().save({ path: '/postscore/123/details', state: { fromLinx: true } })
  expect(open().take('nora@whitcombe.example')).toEqual({
    path: '/postscore/123/details',
    state: { fromLinx: true },
  })
  open().save({ path: '/profile', state: { photo: true } }, 'nora@whitcombe.example')
  expect(open().take('marcus@bell.example')).toEqual({ path: '/linx', state: null })
  open().save({ path: '/profile', state: 1 })
  for (const [key, text] of values) values.set(key, text.replace('/profile', '//evil.test'))
  expect(open().take('nora@whitcombe.example')).toEqual({ path: '/linx', state: null })
})

test('a state that cannot be serialized is held in memory', () => {
  const { open } = tab()
  const kept = open()
  const state: { self?: unknown } = {}
  state.self = state
  kept.save({ path: '/groups', state })
  expect(kept.take('nora@whitcombe.example')).toEqual({ path: '/groups', state })
})

test('where Back leads after a logout is not saved until the next sign-in (SEC-21)', () => {
  const kept = tab().open()
  kept.forget()
  kept.save({ path: SCORE })
  expect(kept.take('marcus@bell.example').path).toBe('/linx')
  kept.save({ path: SCORE })
  expect(kept.take('marcus@bell.example').path).toBe(SCORE)
})

test('a page loaded by Back is not saved (SEC-21)', () => {
  const { values } = tab()
  const store = {
    getItem: () => null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: () => {},
  }
  const kept = createReturnLocation(
    () => store,
    ORIGIN,
    () => true,
  )
  kept.save({ path: SCORE })
  expect([...values]).toEqual([])
  expect(kept.take('marcus@bell.example').path).toBe('/linx')
})

const go = (text: string | null | undefined) => safeReturnTo(text, ORIGIN)

test.each([
  ['/postscore/123/details?x=1#y', '/postscore/123/details?x=1#y'],
  ['linx?view=My+Linx', '/linx?view=My+Linx'],
  [`${ORIGIN}/groups`, '/groups'],
  ['/a/../profile', '/profile'],
])('the return address %j leads to %j', (text, path) => {
  expect(go(text)).toBe(path)
})

test.each([
  undefined,
  null,
  '',
  'https://evil.test/linx',
  '//evil.test/linx',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://linx.test/1',
  'http://linx.test/linx',
  'https://linx.test:8443/linx',
  'https://linx.test@evil.test/',
  'https://[',
])('the return address %j leads to the feed', (text) => {
  expect(go(text)).toBe('/linx')
})

test('any text leads to a path of the app, also when it is resolved again', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'a', '\t') }),
        fc.webUrl(),
      ),
      (text) => {
        const path = go(text)
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
        expect(go(path)).toBe(path)
      },
    ),
  )
})
