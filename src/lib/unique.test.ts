import { expect, test } from 'vitest'
import { uniqueBy } from './unique'

test('keeps the first entry of each key, in order', () => {
  const entries = [{ id: 2 }, { id: 1 }, { id: 2, late: true }]
  expect(uniqueBy(entries, ({ id }) => id)).toEqual([{ id: 2 }, { id: 1 }])
})
