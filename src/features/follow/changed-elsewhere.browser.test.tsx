import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { queryClient } from '~/api/query-client'
import { realTimers } from '~/lib/timers'
import { session } from '~/session/session'
import { json } from '~/testing/responses'
import { aFollowChange, aFollowEntry, someSuggestions } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { relations } from './mutations'
import { follow, followList } from './queries'
import { RelationButton } from './relation-button'

const FOLLOWING = 'GET /api/follow/following'
const FOLLOWERS = 'GET /api/follow/followers'
const SUGGESTIONS = 'GET /api/follow/suggestions'
const FOLLOW = 'POST /api/follow/follow/7'
const simone = aFollowEntry({ userId: 7, fullName: 'Simone Carter' })

let network: FakeNetwork
/** Milliseconds by which the time is ahead of the browser's clock. */
let later = 0
beforeEach(async () => {
  later = 0
  vi.spyOn(realTimers, 'elapsed').mockImplementation(() => performance.now() + later)
  network = fakeNetwork({
    ...signInRoutes(),
    [FOLLOWING]: () => json([]),
    [FOLLOWERS]: () => json([{ ...simone, isFollowedByCurrentUser: false }]),
    [SUGGESTIONS]: () => json(someSuggestions([{ ...simone, isFollowedByCurrentUser: false }])),
    [FOLLOW]: () => json(aFollowChange('Approved')),
    'PUT /api/follow/unfollow/7': () => json(aFollowChange('None')),
  })
  await session.login('nora@whitcombe.example', 'linxgolf1')
})
afterEach(async () => {
  await session.logout()
  network.restore()
  vi.restoreAllMocks()
})

const load = (view: 'following' | 'followers') =>
  queryClient.fetchQuery({ ...followList(view), staleTime: 0 })

const button = (name: string) =>
  page.getByRole('button', { name: `${name} Simone Carter`, exact: true })

/** Follows a golfer at the head of their Linx. */
async function followed() {
  await render(<RelationButton userId={7} name="Simone Carter" serverState="none" />)
  await button('Follow').click()
  await expect.element(button('Unfollow')).toBeVisible()
  await expect.poll(() => relations.get(7)?.phase).toBe('settled')
}

test.each([
  ['Following', () => load('following')],
  ['Followers', () => load('followers')],
  ['Suggestions', () => queryClient.fetchInfiniteQuery(follow.suggestions())],
])(
  'a golfer unfollowed on another device is not followed here once %s has loaded',
  async (_list, call) => {
    await followed()
    later = 6000
    await call()
    await expect.element(button('Follow')).toBeVisible()
  },
)

test('a golfer followed again on another device is followed here once the list has loaded', async () => {
  network.on(FOLLOWING, () => json([{ ...simone, status: 'Approved' }]))
  await render(<RelationButton userId={7} name="Simone Carter" serverState="following" />)
  await button('Unfollow').click()
  void relations.flush()
  await expect.poll(() => relations.get(7)?.phase).toBe('settled')
  later = 6000
  await load('following')
  await expect.element(button('Unfollow')).toBeVisible()
})

test('a list requested moments after a follow does not undo it, since a host’s reads may lag behind', async () => {
  await followed()
  later = 2000
  await load('following')
  expect(relations.get(7)?.value).toBe('following')
  await expect.element(button('Unfollow')).toBeVisible()
})

test('a list requested before a follow and received long after it does not undo it', async () => {
  let answer = () => {}
  const requested = new Promise<void>((resolve) => (answer = resolve))
  network.on(FOLLOWING, async () => {
    await requested
    return json([])
  })
  const loading = load('following')
  await followed()
  later = 20_000
  answer()
  await loading
  expect(relations.get(7)?.value).toBe('following')
  await expect.element(button('Unfollow')).toBeVisible()
})

test('a pending request is shown as withdrawn because of the list that has the requests, and of no other list', async () => {
  network.on(FOLLOW, () => json(aFollowChange('Pending')))
  await render(<RelationButton userId={7} name="Simone Carter" serverState="none" />)
  await button('Follow').click()
  await expect.element(button('Requested')).toBeVisible()
  later = 6000
  await load('followers')
  await queryClient.fetchInfiniteQuery(follow.suggestions())
  expect(relations.get(7)?.value).toBe('following')
  await expect.element(button('Requested')).toBeVisible()
  await load('following')
  await expect.element(button('Follow')).toBeVisible()
})
