import { expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { followList } from '~/features/follow/queries'
import { requestCount } from '~/features/follow/request-count'
import { session } from '~/session/session'
import { json } from '~/testing/responses'
import { aFollowEntry } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { load as loadFollowing } from './following-load'
import { load as loadGroups } from './groups-load'
import { load as loadLinx } from './linx-load'
import { loadCourses, loadTeeSets } from './post-score-loads'

test.each([
  ['Linx', loadLinx, ''],
  ['Following', loadFollowing, '?view=requests'],
  ['suggestions', loadFollowing, '?view=suggestions'],
  ['Groups', loadGroups, ''],
  ['Post', loadCourses, ''],
  ['a course', loadTeeSets, ''],
])('at %s nothing is requested for a visitor (SES-15)', async (_page, load, query) => {
  const network = fakeNetwork()
  onTestFinished(network.restore)
  const request = new Request(`https://app.linx.example/${query}`)
  await load({ request, params: { courseId: '7' } })
  expect(queryClient.isFetching()).toBe(0)
  expect(network.seen).toEqual([])
})

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
  loadFollowing({ request })
  expect(queryClient.isFetching()).toBe(0)
  queryClient.setQueryData(requestCount().queryKey, 2)
  loadFollowing({ request })
  await expect.poll(() => network.count('GET /api/follow/requests')).toBe(1)
})
