import { expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { change } from './follow.fixture'
import { needsToken } from './lists.fixture'

const PATH = '/api/follow/requests/count'

test('countFollowRequests: is the number of one’s own requests that wait', async () => {
  const backend = await openWorld()
  const count = async (as: string) => (await call(backend, 'GET', PATH, { as })).json
  expect([await count(NORA), await count(MARCUS)]).toEqual([{ count: 2 }, { count: 0 }])
  await change(backend, NORA, 'approve', 13)
  expect(await count(NORA)).toEqual({ count: 1 })
  await change(backend, NORA, 'reject', 14)
  expect(await count(NORA)).toEqual({ count: 0 })
})

needsToken(PATH)
