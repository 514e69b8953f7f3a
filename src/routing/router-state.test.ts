import { expect, test } from 'vitest'
import { keepsScroll, movedBecause, routerState } from './router-state'

test('a page reads its router state', () => {
  expect(movedBecause(routerState({ movedBecause: 'Linx is empty.' }))).toBe('Linx is empty.')
  expect(keepsScroll(routerState({ keepScroll: true }))).toBe(true)
})

test.each([
  null,
  undefined,
  'x',
  3,
  [],
  {},
  { movedBecause: 3, keepScroll: 'yes' },
  { movedBecause: '' },
])('the router state %j is ignored', (state) => {
  expect(movedBecause(state)).toBeUndefined()
  expect(keepsScroll(state)).toBe(false)
})
