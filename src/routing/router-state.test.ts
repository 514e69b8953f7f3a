import { expect, test } from 'vitest'
import { keepsScroll, movedBecause, openedFrom, openedGolfer, routerState } from './router-state'

test('a page reads its router state', () => {
  expect(movedBecause(routerState({ movedBecause: 'Linx is empty.' }))).toBe('Linx is empty.')
  expect(keepsScroll(routerState({ keepScroll: true }))).toBe(true)
  expect(openedFrom(routerState({ from: '/following' }))).toBe('/following')
  expect(openedGolfer(routerState({ golfer: { userId: 7 } }))).toEqual({ userId: 7 })
})

test.each([
  null,
  undefined,
  'x',
  3,
  [],
  {},
  { movedBecause: 3, keepScroll: 'yes', from: 7 },
  { movedBecause: '' },
])('the router state %j is ignored', (state) => {
  expect(movedBecause(state)).toBeUndefined()
  expect(keepsScroll(state)).toBe(false)
  expect(openedFrom(state)).toBeUndefined()
  expect(openedGolfer(state)).toBeUndefined()
})
