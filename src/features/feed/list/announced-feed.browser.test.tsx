import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import type { LinxItem } from '~/api/types'
import { linxMessages } from '~/domain/messages/linx'
import { newsMessages } from '~/domain/messages/news'
import { deferred } from '~/lib/deferred'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { trackFocus } from '~/ui/focus/focus'
import { json, refusal } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { LinxFeed } from './linx-feed'
import { item, range, user } from './linx-feed.fake'
import { showArrivals } from '../query/arrivals'
import { linx, refreshHead } from '../query/queries'

const LINX = 'GET /api/linx'
let network: FakeNetwork
afterEach(() => network.restore())

test('loading more, the end and arrivals are announced; a successful Retry moves the focus above it', async () => {
  trackFocus()
  let broken = true
  let newest = 40
  network = fakeNetwork({
    [LINX]: async ({ url }) => {
      await new Promise((resolve) => setTimeout(resolve, 30)) // real hosts never respond within the same frame
      if (!url.searchParams.has('olderThan'))
        return json(
          aFeedPage(range(newest, 3), {
            hasMore: true,
            oldestActivityDate: '2026-06-13T12:00:00Z',
          }),
        )
      if (broken) return refusal(400, 'Resting.')
      return json(aFeedPage(range(37, 1)))
    },
  })
  const client = createQueryClient(() => false)
  const element = <LinxFeed view="Following" user={user} lastNotify={undefined} />
  const screenReader = startScreenReader()
  const screen = await render(
    <main id="main">
      <h1>Linx</h1>
      <QueryClientProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryClientProvider>
    </main>,
  )
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  expect(screenReader.announced()).toEqual([linxMessages.loadingMore, 'Resting.'])
  broken = false
  retry.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screenReader.announced).toContain(linxMessages.end)
  expect(document.activeElement?.closest('article')).not.toBeNull()
  await expect.poll(() => client.getQueryData(linx.head('Following').queryKey)).toBeDefined()
  newest = 42
  await refreshHead(client, 'Following')
  await expect.poll(screenReader.announced).toContain('2 new Linx')
  screenReader.stop()
})

test('loading the shown page again, as after a start without a network, is not announced as more', async () => {
  const answer = deferred<Response>()
  let requests = 0
  const first = () => json(aFeedPage(range(40, 3)))
  network = fakeNetwork({ [LINX]: () => ((requests += 1) === 1 ? first() : answer.promise) })
  const client = createQueryClient()
  const element = <LinxFeed view="Following" user={user} lastNotify={undefined} />
  const screenReader = startScreenReader()
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('Golfer 40')).toBeVisible()
  const again = client.refetchQueries({ queryKey: linx.feed('Following').queryKey })
  await expect.element(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'true')
  answer.resolve(first())
  await again
  await expect.element(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
  expect(screenReader.announced().join(' ')).not.toContain(linxMessages.loadingMore)
  screenReader.stop()
})

test('a press on the view’s link keeps what has loaded since the view was empty', async () => {
  network = fakeNetwork({ [LINX]: () => json(aFeedPage()) })
  const client = createQueryClient()
  const element = <LinxFeed view="Following" user={user} lastNotify={undefined} />
  const open = () =>
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryClientProvider>,
    )
  const first = await open()
  await expect.element(first.getByText('No new linx.')).toBeVisible()
  await expect.poll(() => client.getQueryData(linx.head('Following').queryKey)).toBeDefined()
  await first.unmount()
  network.on(LINX, () => json(aFeedPage(range(3, 3))))
  const second = await open()
  await expect.element(second.getByRole('article').first()).toBeVisible()
  await showArrivals(client, 'Following') // as the press does
  expect(client.getQueryData(linx.feed('Following').queryKey)?.pages[0]?.items).toHaveLength(3)
})

/** The Following feed of a golfer to whom these entries are news. */
async function showNews(items: readonly LinxItem[]) {
  network = fakeNetwork({
    [LINX]: () => json(aFeedPage(items)),
    'GET /api/Ghin/MyBets': () => json([]),
  })
  const client = createQueryClient(() => false)
  const element = <LinxFeed view="Following" user={user} lastNotify={0} />
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  return { client, screen, first: screen.getByRole('article').first() }
}

test('a press shows what has arrived, also while the feed is filtered by a part of the news', async () => {
  const follow = item(3, { notificationType: 'NewFollower', name: 'Ruth Adeyemi' })
  const rounds = [item(2), item(1, { userId: 3 })]
  const { client, screen, first } = await showNews(rounds)
  await screen.getByRole('button', { name: /^2 rounds by/ }).click()
  await expect.element(screen.getByRole('button', { name: newsMessages.clear })).toBeVisible()
  await expect.poll(() => client.getQueryData(linx.head('Following').queryKey)).toBeDefined()
  network.on(LINX, () => json(aFeedPage([follow, ...rounds])))
  await refreshHead(client, 'Following')
  await screen.getByRole('button', { name: newsMessages.newItems('1') }).click()
  await expect.element(first).toHaveTextContent('Ruth Adeyemi')
  await expect.element(first).toHaveFocus()
})

test('pressing a part of the news summary filters the feed, and Show all removes the filter', async () => {
  const rounds = [
    item(2, { holes: 18, scoreTotal: 91 }),
    item(1, { userId: 3, holes: 18, scoreTotal: 74 }),
  ]
  const { screen, first } = await showNews(rounds)
  const best = screen.getByRole('button', { name: /best 74/ })
  const all = screen.getByRole('button', { name: /2 rounds by/ })
  const end = screen.getByText(linxMessages.end)
  await expect.element(first).toHaveTextContent('91')
  await expect.element(end).toBeInTheDocument()
  await best.click()
  await expect.element(best).toHaveAttribute('aria-pressed', 'true')
  await expect.element(first).toHaveTextContent('74')
  await expect.element(end).not.toBeInTheDocument()
  await best.click()
  await expect.element(best).toHaveAttribute('aria-pressed', 'false')
  await expect.element(first).toHaveTextContent('91')
  await all.click()
  await expect.element(all).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: newsMessages.clear }).click()
  await expect.element(screen.getByRole('button', { pressed: true })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: newsMessages.title })).toHaveFocus()
})
