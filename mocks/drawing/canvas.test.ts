import { expect, test } from 'vitest'
import { createCanvas, type Canvas } from './canvas'
import { ellipse, line } from './path'

/** The picture as text: one character per pixel, by how much of it is covered. */
async function drawn(paint: (canvas: Canvas) => void): Promise<string[]> {
  const canvas = createCanvas({ width: 8, height: 8, scale: 1 })
  paint(canvas)
  const { width, height, pixels } = await canvas.painted()
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => {
      const part = (pixels[3 * (y * width + x)] ?? 0) / 255
      return part > 0.9 ? '#' : part > 0.1 ? '+' : '.'
    }).join(''),
  )
}
const WHITE = '#ffffff'

test('a path is filled, its edges soft, and what lies outside is not drawn', async () => {
  expect(await drawn((canvas) => canvas.draw('M5 2H12v2.5h-7z', WHITE))).toEqual([
    '........',
    '........',
    '.....###',
    '.....###',
    '.....+++',
    '........',
    '........',
    '........',
  ])
})

test('a curve bends towards its point, and an ellipse is round', async () => {
  expect(await drawn((canvas) => canvas.draw('M0 6Q4 -2 8 6Z', WHITE))).toEqual([
    '........',
    '........',
    '..+##+..',
    '.+####+.',
    '+######+',
    '+######+',
    '........',
    '........',
  ])
  expect(await drawn((canvas) => canvas.draw([ellipse(4, 4, 3)], WHITE))).toEqual([
    '........',
    '..++++..',
    '.+####+.',
    '.+####+.',
    '.+####+.',
    '.+####+.',
    '..++++..',
    '........',
  ])
})

test('overlapping outlines are filled once, and an outline in reverse order is a hole', async () => {
  const square = [2, 2, 6, 2, 6, 6, 2, 6]
  const hole = [3, 3, 3, 5, 5, 5, 5, 3]
  const overlap = await drawn((canvas) => canvas.draw([square, line(2, 4, 6, 4, 2)], WHITE, 0.5))
  expect(new Set(overlap.slice(2, 6))).toEqual(new Set(['..++++..']))
  const [row] = (await drawn((canvas) => canvas.draw([square, hole], WHITE))).slice(3)
  expect(row).toBe('..#..#..')
})

test('a paint of two colors runs from top to bottom, and a light fades away from its center', async () => {
  const canvas = createCanvas({ width: 8, height: 8, scale: 1 })
  canvas.draw('M0 0H8V8H0Z', { from: 0, to: 8, colors: ['#000000', '#800000'] })
  canvas.glow(4, 4, 4, '#00ff00')
  const { pixels } = await canvas.painted()
  const [top, bottom] = [pixels[0] ?? 0, pixels[3 * 56] ?? 0]
  expect(top).toBeLessThan(bottom)
  const greens = [4, 5, 6].map((x) => pixels[3 * (4 * 8 + x) + 1] ?? 0)
  expect(greens).toEqual(greens.toSorted((one, other) => other - one))
  expect(greens[0]).toBeGreaterThan(200)
})

test('a command that paths here do not have throws', async () => {
  await expect(drawn((canvas) => canvas.draw('M0 0A4 4 0 0 0 8 8', WHITE))).rejects.toThrow("'A'")
})
