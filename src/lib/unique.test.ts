import { expect, test } from 'vitest'
import { uniqueBy } from './unique'

test('the first of each key stays, in order', () => {
  const entries = [{ id: 2 }, { id: 1 }, { id: 2, late: true }]
  expect(uniqueBy(entries, ({ id }) => id)).toEqual([{ id: 2 }, { id: 1 }])
})
