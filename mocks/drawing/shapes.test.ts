import { expect, test } from 'vitest'
import { drawnShapes, ellipse, shape } from './shapes'

const [PAPER, INK] = ['#ffffff', '#102030']

/** The picture as text: a letter for each color, in the order of the palette. */
function drawn(...parts: Parameters<typeof drawnShapes>[0][number][]): string[] {
  const paper = shape(PAPER, [0, 0], [8, 0], [8, 8], [0, 8])
  const { width, height, at } = drawnShapes([paper, ...parts], 8, 8)
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => '.#'[at(x, y)]).join(''),
  )
}

test('an outline is filled, and what lies outside the square is not drawn', () => {
  expect(drawn(shape(INK, [5, 2], [12, 2], [12, 4], [5, 4]))).toEqual([
    '........',
    '........',
    '.....###',
    '.....###',
    '........',
    '........',
    '........',
    '........',
  ])
})

test('a curve bends towards its point, and an ellipse is round', () => {
  expect(drawn(shape(INK, [0, 6], [4, -2, 8, 6]))).toEqual([
    '........',
    '........',
    '...##...',
    '..####..',
    '.######.',
    '########',
    '........',
    '........',
  ])
  expect(drawn(ellipse(INK, [4, 4], 3, 2))).toEqual([
    '........',
    '........',
    '..####..',
    '.######.',
    '.######.',
    '..####..',
    '........',
    '........',
  ])
})

test('each color is once in the palette, as red, green and blue', () => {
  const dots = [1, 3].map((x) => ellipse(INK, [x, 4], 1, 1))
  expect(drawnShapes(dots, 8, 8).colors).toEqual([[0x10, 0x20, 0x30]])
})
