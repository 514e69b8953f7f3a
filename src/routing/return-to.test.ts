import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnTo } from './return-to'

const ORIGIN = 'https://linx.test'
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
