import { expect, test } from 'vitest'
import { queryClient } from './query-client'
import { sessionEnd } from './events'

test('no response stays in the query cache when the session ends (R10)', () => {
  queryClient.setQueryData(['linx'], 'of the golfer who left')
  sessionEnd.notify()
  expect(queryClient.getQueryData(['linx'])).toBeUndefined()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
