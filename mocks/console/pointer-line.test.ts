import { expect, test } from 'vitest'
import { lineAt, pretty } from './pointer-line'

const lines = pretty('{"items":[{"a/b":1},{"name":"Nora"}],"next":null}')
const at = (pointer: string) => lines[lineAt(lines, pointer)]?.text.trim()

test.each([
  ['', '{'],
  ['/items/1/name', '"name": "Nora"'],
  ['/items/0/a~1b', '"a/b": 1'],
  ['/next', '"next": null'],
  ['/items/1/missing', '{'], // the object it is missing from
])('the pointer %s opens at %s', (pointer, line) => {
  expect(at(pointer)).toBe(line)
  expect(lineAt(lines, '/items/1/missing')).toBe(lineAt(lines, '/items/1'))
})

test('a text that is not JSON has no lines', () => {
  expect(pretty('{"unfinished":')).toEqual([])
})
