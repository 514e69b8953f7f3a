import { expect, test } from 'vitest'
import { keepsScroll, redirectReason, openedFrom, openedGolfer, routerState } from './router-state'

test('a page reads its router state', () => {
  expect(redirectReason(routerState({ redirectReason: 'Linx is empty.' }))).toBe('Linx is empty.')
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
  { redirectReason: 3, keepScroll: 'yes', from: 7 },
  { redirectReason: '' },
])('the router state %j is ignored', (state) => {
  expect(redirectReason(state)).toBeUndefined()
  expect(keepsScroll(state)).toBe(false)
  expect(openedFrom(state)).toBeUndefined()
  expect(openedGolfer(state)).toBeUndefined()
})
