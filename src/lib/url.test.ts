import { expect, test } from 'vitest'
import { parseUrl } from './url'

test.each([
  ['https://golf.test/a?b#c', undefined, 'https://golf.test/a?b#c'],
  ['/a', 'https://golf.test', 'https://golf.test/a'],
  ['', 'https://golf.test/x', 'https://golf.test/x'],
  ['/a', undefined, undefined],
  ['https://', undefined, undefined],
  ['//', 'https://golf.test', undefined],
])('the address %j with the base %j is %j', (text, base, url) => {
  expect(parseUrl(text, base)?.href).toBe(url)
})
