import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownAddress } from './push'

const ORIGIN = 'https://linx.example'

test.each([
  ['/linx?view=mine#top', '/linx?view=mine#top'],
  ['/following', '/following'],
  ['https://linx.example/postscore', '/postscore'],
  ['groups', '/groups'],
  ['https:evil.example/x', '/evil.example/x'], // no host without its slashes: a path of ours
])('the address %s of a push opens %s', (given, address) => {
  expect(ownAddress(given, ORIGIN)).toBe(address)
})

test.each([
  ['https://evil.example'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['///evil.example'],
  ['/..//evil.example'],
  ['/.//evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['blob:https://linx.example/1'],
  ['https://linx.example@evil.example'],
  ['http://linx.example/linx'],
  ['http://['],
  [''],
  [undefined],
  [null],
  [7],
  [{}],
])('the address %s of a push leads to the feed', (given) => {
  expect(ownAddress(given, ORIGIN)).toBe('/linx')
})

test('whatever a push contains, the address is on the app’s own origin', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    ':',
    '@',
    'evil.example',
    'https',
    '\t',
    '?',
    '#',
    '%2f',
  )
  const texts = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const address = ownAddress(text, ORIGIN)
      expect(new URL(address, ORIGIN).origin).toBe(ORIGIN)
      expect(address).not.toMatch(/^\/[/\\]/)
    }),
  )
})
