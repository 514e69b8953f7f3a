import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { queryClient } from '~/api/query-client'
import { Page as Following } from '~/pages/following-page'
import { Page as Groups } from '~/pages/groups-page'
import { Page as Invite } from '~/pages/invite-page'
import { Page as Linx } from '~/pages/linx-page'
import { Page as PostScore } from '~/pages/post-score-page'
import { session } from '~/session/session'
import { json } from '~/testing/responses'
import { aFeedItem, aFeedPage } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { SignedIn } from './shell/signed-in'

const CHANGES = 200

const SCREENS = {
  linx: Linx,
  postscore: PostScore,
  following: Following,
  groups: Groups,
  invite: Invite,
}
const TITLES = ['Linx', 'Post a score', 'Following', 'Groups', 'INVITE A PLAYER']

const rounds = Array.from({ length: 25 }, (_, at) => aFeedItem({ sourceId: 100 - at }))

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork({
    ...signInRoutes(),
    'GET /api/linx': () => json(aFeedPage(rounds)),
  })
})
afterEach(async () => {
  await session.logout()
  network.restore()
  vi.mocked(console.error).mockClear()
})

/** Counts timers that are set and have neither run nor been cleared, from now on. */
function watchTimers() {
  const live = new Set<unknown>()
  const set = vi.spyOn(window, 'setInterval')
  const clear = vi.spyOn(window, 'clearInterval')
  return () => {
    for (const { value } of set.mock.results) live.add(value)
    for (const [id] of clear.mock.calls) live.delete(id)
    return live.size
  }
}

/** The page's retained objects after garbage collection. */
async function held() {
  await cdp().send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp().send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners') }
}

test('200 screen changes leak no listener, timer or call (LST-09)', async () => {
  await page.viewport(390, 844)
  await cdp().send('Performance.enable')
  const timers = watchTimers()
  await session.login('nora@whitcombe.example', 'linxgolf1')
  const children = Object.entries(SCREENS).map(([path, Component]) => ({ path, Component }))
  const router = createMemoryRouter([{ path: '/', element: <SignedIn />, children }], {
    initialEntries: ['/linx'],
  })
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const title = () => document.querySelector('h1')?.textContent
  const paths = Object.keys(SCREENS)
  let visits = 0
  async function changes(count: number) {
    for (let change = 1; change <= count; change += 1) {
      const at = (visits += 1)
      await router.navigate(`/${paths[at % paths.length]}`)
      await vi.waitFor(() => expect(title()).toBe(TITLES[at % paths.length]), {
        interval: 5,
        timeout: 15_000,
      })
    }
    await expect.poll(() => queryClient.isFetching()).toBe(0)
  }
  await router.navigate('/linx')
  await expect.poll(() => document.querySelectorAll('article').length).toBeGreaterThan(0)
  await changes(13) // loads each screen's code and first responses, and ends at Groups, which renders at once
  const before = { ...(await held()), timers: timers() }
  await changes(CHANGES)
  expect(timers()).toBe(before.timers)
  // Work that the last screens deferred may still finish; a leak of one per visit would be 40, and would stay.
  const more = async () => (await held()).listeners - before.listeners
  await expect.poll(more, { interval: 200 }).toBeLessThan(10)
  expect((await held()).heap - before.heap).toBeLessThan(10e6)
})
