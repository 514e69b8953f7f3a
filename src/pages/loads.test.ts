import { expect, onTestFinished, test } from 'vitest'
import { queryClient } from '~/api/query-client'
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
