import { expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { followList } from '~/features/follow/queries'
import { requestCount } from '~/features/follow/request-count'
import { session } from '~/session/session'
import { json } from '~/testing/responses'
import { aFollowEntry } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { load } from './following-load'

test('a list of requests that was loaded before the latest request arrived is loaded again when it is opened', async () => {
  vi.spyOn(session, 'hasTokens').mockReturnValue(true)
  const network = fakeNetwork({ 'GET /api/follow/requests': () => json([]) })
  onTestFinished(() => {
    sessionEnd.notify()
    network.restore()
    vi.restoreAllMocks()
  })
  queryClient.setQueryData(followList('requests').queryKey, [aFollowEntry({ userId: 7 })])
  queryClient.setQueryData(requestCount().queryKey, 1)
  const request = new Request('https://app.linx.example/following?view=requests')
  load({ request })
  expect(queryClient.isFetching()).toBe(0)
  queryClient.setQueryData(requestCount().queryKey, 2)
  load({ request })
  await expect.poll(() => network.count('GET /api/follow/requests')).toBe(1)
})
