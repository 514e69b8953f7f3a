import { expect, test } from 'vitest'
import { createFastScroll, type RowRange } from './fast-scroll'

const HEIGHT = 800
const ROW = 400
const FRAME_MS = 16

/** A list of rows of 400 px in a window of 800 px. */
function list() {
  let [offset, elapsed] = [0, 1000]
  let shown: RowRange = { start: 0, end: 5 }
  const fast = createFastScroll(() => ({ offset, height: HEIGHT }), { elapsed: () => elapsed })
  /** Scrolls by some pixels, or waits. Returns the rows to render; undefined if the list decides. */
  function step(pixels: number, ms = FRAME_MS) {
    offset += pixels
    elapsed += ms
    const [first, last] = [Math.floor(offset / ROW), Math.floor((offset + HEIGHT) / ROW) + 1]
    const range = fast.range(shown, first, last)
    shown = range ?? { start: first, end: last }
    return range
  }
  return { step, fast }
}

test('at a readable pace, and after a jump, rows are rendered in full', () => {
  const { step } = list()
  expect([step(200), step(200), step(260), step(260)]).toEqual(Array(4).fill(undefined))
  expect([step(9000), step(10), step(10)]).toEqual(Array(3).fill(undefined))
})

test('steps that a person makes one after the other are jumps, not a fast scroll', () => {
  const { step } = list()
  expect([step(700, 150), step(700, 150), step(700, 300)]).toEqual(Array(3).fill(undefined))
})

test('after large steps in a row new rows are brief; full ones stay full while they are on the screen', () => {
  const { step } = list()
  expect([step(300), step(300)]).toEqual([undefined, undefined])
  expect(step(300)).toEqual({ start: 2, end: 5, full: { start: 2, end: 4 } })
  expect(step(400)).toEqual({ start: 3, end: 6, full: { start: 3, end: 4 } })
  expect(step(8000)).toEqual({ start: 23, end: 26, full: { start: 23, end: 23 } })
})

/** A list in the middle of a fast scroll, at this offset. */
function fastListAt(offset: number) {
  const shown = list()
  for (const pixels of [300, 300, 300, offset - 900]) shown.step(pixels)
  return shown
}

test('while no new row comes onto the screen the same object is returned', () => {
  const { step } = fastListAt(8000)
  const range = step(900)
  expect(step(0)).toBe(range)
  expect(step(10)).toBe(range)
})

test('after two slow steps in a row the rows on the screen are rendered in full one after the other', () => {
  const { step } = fastListAt(8000)
  expect(step(20)).toHaveProperty('full', { start: 20, end: 20 })
  expect(step(20)).toEqual({ start: 20, end: 23, full: { start: 20, end: 21 } })
  expect(step(0)).toEqual({ start: 20, end: 23, full: { start: 20, end: 22 } })
  expect(step(0)).toEqual({ start: 20, end: 23 })
  expect(step(0)).toBeUndefined()
})

test('after a scroll up, the rows above the full ones become full, too', () => {
  const { step } = fastListAt(8000)
  for (const pixels of [20, 20, 0, 0, -400, -300]) step(pixels)
  expect(step(-300)).toEqual({ start: 17, end: 20, full: { start: 19, end: 20 } })
  expect(step(0, 200)).toEqual({ start: 17, end: 20, full: { start: 18, end: 20 } })
  expect(step(0)).toEqual({ start: 17, end: 20 })
})

test.each(['rest', 'key'])(
  'a fast scroll does not end with the short step before the end of what is loaded, but with a %s',
  (end) => {
    const { step, fast } = fastListAt(8000)
    expect(step(10)).toHaveProperty('full.end', 20)
    expect(step(8000)).toHaveProperty('full.end', 40)
    if (end === 'key') fast.onKey()
    expect(step(0, end === 'rest' ? 150 : FRAME_MS)).toHaveProperty('full.end', 41)
  },
)
