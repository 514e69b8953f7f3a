import { expect, test } from 'vitest'
import type { RowRange } from './fast-scroll'
import { createRowHeights } from './row-heights'
import { nextRange } from './row-window'

/** All rows are 100 px high. */
const rowsOf100 = () => {
  const keys = Array.from({ length: 100 }, (_, at) => String(at))
  const heights = createRowHeights(new Map(keys.map((key) => [key, 100])))
  heights.setKeys(keys)
  return heights
}

// On the screen are 400 px, the buffer is 600 px on either side.
test.each<[string, RowRange, number, RowRange]>([
  ['two more at a time below', { start: 0, end: 4 }, 0, { start: 0, end: 6 }],
  ['no row if those around are rendered', { start: 0, end: 12 }, 0, { start: 0, end: 12 }],
  ['no row if there are a few too many', { start: 0, end: 20 }, 0, { start: 0, end: 20 }],
  ['as many as are on the screen', { start: 0, end: 4 }, 350, { start: 0, end: 8 }],
  ['only those on the screen after a jump', { start: 0, end: 4 }, 5000, { start: 50, end: 55 }],
  ['far rows go when others come', { start: 0, end: 21 }, 1200, { start: 6, end: 23 }],
  ['two more at a time above', { start: 30, end: 41 }, 3000, { start: 28, end: 41 }],
  ['as many as are on the screen above', { start: 30, end: 41 }, 2700, { start: 27, end: 38 }],
  ['none below the last', { start: 90, end: 100 }, 9600, { start: 90, end: 100 }],
])('renders %s', (_what, now, top, range) => {
  expect(nextRange(now, { top, bottom: top + 400 }, rowsOf100())).toEqual(range)
})

test('the same rows are the same object, so that nothing renders', () => {
  const now = { start: 0, end: 12 }
  expect(nextRange(now, { top: 0, bottom: 400 }, rowsOf100())).toBe(now)
})
