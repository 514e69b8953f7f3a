import { expect, test } from 'vitest'
import { parseLinxView, userLinx, viewedUser } from './linx-view'

test.each([
  ['Following', 'Following'],
  ['My Linx', 'My Linx'],
  ['User:7', 'User:7'],
  ['User:9007199254740991', 'User:9007199254740991'],
  ['User:0', 'Following'],
  ['User:-1', 'Following'],
  ['User:7x', 'Following'],
  ['User:99999999999999999999', 'Following'],
  ['my linx', 'Following'],
  ['__proto__', 'Following'],
  ['', 'Following'],
  [null, 'Following'],
])('the address ?view=%s shows the view %s', (text, view) => {
  expect(parseLinxView(text)).toBe(view)
})

test('the view of another golfer’s rounds names the golfer’s id', () => {
  expect(viewedUser(userLinx(12))).toBe(12)
  expect(viewedUser('My Linx')).toBeUndefined()
})
