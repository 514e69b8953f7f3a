import { expect, test } from 'vitest'
import { pathOf } from './wire-request'

test.each([
  'http://golf.test/',
  'https://golf.test:8080/api/linx?view=My%20Linx&view=/x?',
  'http://nobody@golf.test/api/profile/picture/%2F7',
  'http://[::1]:80/api//linx?',
  'http://golf.test/api/../hubs/linx?id=1#part?',
  'http://golf.test?x=/y#/z',
])('%s has the path and the query that URL finds', (address) => {
  const { href, pathname, search } = new URL(address)
  expect(pathOf({ url: href })).toEqual({ pathname, search })
})
