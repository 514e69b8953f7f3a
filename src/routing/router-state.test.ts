import { expect, test } from 'vitest'
import { keepsPlace, movedBecause, routerState } from './router-state'

test('a page reads what it was told', () => {
  expect(movedBecause(routerState({ movedBecause: 'Linx is empty.' }))).toBe('Linx is empty.')
  expect(keepsPlace(routerState({ keepPlace: true }))).toBe(true)
})

test.each([
  null,
  undefined,
  'x',
  3,
  [],
  {},
  { movedBecause: 3, keepPlace: 'yes' },
  { movedBecause: '' },
])('%j says nothing', (state) => {
  expect(movedBecause(state)).toBeUndefined()
  expect(keepsPlace(state)).toBe(false)
})
