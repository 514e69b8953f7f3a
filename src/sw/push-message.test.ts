import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPush } from './push'

const ORIGIN = 'https://linx.example'
const defaultMessage = {
  title: 'Linx Golf',
  body: 'There’s something new in your Linx.',
  address: '/linx',
}

test('a push notification shows what the push carries', () => {
  const sent = {
    title: 'Marcus Bell',
    body: 'posted a score',
    badgeCount: 3,
    url: '/linx?view=mine',
  }
  expect(readPush(JSON.stringify(sent), ORIGIN)).toEqual({
    title: 'Marcus Bell',
    body: 'posted a score',
    badgeCount: 3,
    address: '/linx?view=mine',
  })
})

test.each([
  ['no data', ''],
  ['no JSON', 'You have mail'],
  ['HTML', '<html><body>502</body></html>'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"hello"'],
  ['4 kB of text', 'x'.repeat(4096)],
  ['wrong field types', '{"title":7,"body":{},"badgeCount":"3","url":[]}'],
  ['blank texts', '{"title":" ","body":""}'],
  ['another site', '{"url":"https://evil.example"}'],
])('a push with %s still shows a notification', (_, text) => {
  expect(readPush(text, ORIGIN)).toEqual(defaultMessage)
})

test.each([0, 1, 25])('the badge %s of a push is set', (badgeCount) => {
  expect(readPush(JSON.stringify({ badgeCount }), ORIGIN).badgeCount).toBe(badgeCount)
})

test.each([-1, 1.5, 1e300, null, '3', {}, true])(
  'the badge %s of a push is ignored',
  (badgeCount) => {
    expect(readPush(JSON.stringify({ badgeCount }), ORIGIN)).toEqual(defaultMessage)
  },
)

test('a push with any JSON results in one readable message', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const { title, body } = readPush(text, ORIGIN)
      expect(title.trim() && body.trim()).not.toBe('')
    }),
  )
})
