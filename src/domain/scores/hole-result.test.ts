import { expect, test } from 'vitest'
import { holeMark, holeWord, runningScore, tallyTexts, toParText } from './hole-result'

test.each([
  [2, 5, 'eagle', 'albatross'],
  [3, 5, 'eagle', 'eagle'],
  [3, 4, 'birdie', 'birdie'],
  [4, 4, undefined, 'par'],
  [5, 4, 'bogey', 'bogey'],
  [6, 4, 'double', 'double bogey'],
  [7, 4, 'double', 'triple bogey'],
  [19, 4, 'double', '15 over par'],
  [1, 3, 'eagle', 'ace'],
  [1, 4, 'eagle', 'ace'],
  [5, undefined, undefined, undefined],
  [1, undefined, undefined, 'ace'],
] as const)('%d on a par %s is drawn as %s and called %s', (strokes, par, mark, word) => {
  expect([holeMark(strokes, par), holeWord(strokes, par)]).toEqual([mark, word])
})

test('the running score counts the pars of the holes played', () => {
  expect(runningScore([5, null, 2], [4, 4, 3])).toEqual({ over: 0, thru: 2 })
  expect(runningScore([null], [4])).toBeUndefined()
  expect(runningScore([4, 4], [4, undefined])).toBeUndefined()
  expect([0, 3, -2].map(toParText)).toEqual(['E', '+3', '−2'])
})

test('the holes of a card are counted by their marks; if a par is unknown there is no count', () => {
  expect(tallyTexts([4, 3, 4, null, 6, 7, 2], [4, 4, 4, 4, 5, 5, 5])).toEqual([
    '1 eagle or better',
    '1 birdie',
    '2 pars',
    '1 bogey',
    '1 double or worse',
  ])
  expect(tallyTexts([4, 4], [4, undefined])).toEqual([])
  expect(tallyTexts([null], [4])).toEqual([])
})
