import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import type { LinxView } from '~/domain/feed/linx-view'
import { newsMessages } from '~/domain/messages/news'
import { json } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { hubEvents } from '~/realtime/hub-events'
import { fakeHubEvents } from '~/realtime/hub.fake'
import { feedCard } from '~/ui/layout/slots'
import { LinxFeed } from './linx-feed'
import { item, user } from './linx-feed.fake'

const KEY = 'linx_entries'
const stored = () => localStorage.getItem(KEY) ?? ''

let network: FakeNetwork
beforeEach(() => {
  localStorage.removeItem(KEY)
  fakeHubEvents()
  const items = [item(40, { name: 'Newest Golfer' }), item(39, { name: 'Next Golfer' })]
  network = fakeNetwork({ 'GET /api/linx': () => json(aFeedPage(items, { hasMore: false })) })
})
afterEach(() => {
  network.restore()
  localStorage.removeItem(KEY)
  vi.restoreAllMocks()
})

async function open(view: LinxView, lastNotify?: number) {
  const element = <LinxFeed view={view} user={user} lastNotify={lastNotify} />
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  await expect.poll(() => hubEvents.on).toHaveBeenCalled() // its code is loaded after the feed
  return screen
}

function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the top of Following is stored for the next start, and again when the page is hidden', async () => {
  await open('Following')
  await expect.poll(stored).toMatch(/Newest Golfer.*Next Golfer/)
  localStorage.removeItem(KEY)
  hidePage()
  expect(stored()).toMatch(/Newest Golfer.*Next Golfer/)
})

test('when the feed no longer has entries, the stored ones are removed', async () => {
  localStorage.setItem(KEY, 'stored')
  network.on('GET /api/linx', () => json(aFeedPage([], { hasMore: false })))
  await open('Following')
  await expect.poll(stored).toBe('')
})

test('a card of another part of the app is not stored with the entry it is below', async () => {
  feedCard.setState({ card: <article>Get notified?</article> })
  onTestFinished(() => feedCard.setState({ card: undefined }))
  const screen = await open('Following')
  await expect.element(screen.getByText('Get notified?')).toBeVisible()
  localStorage.removeItem(KEY)
  hidePage()
  expect(stored()).toMatch(/Newest Golfer.*Next Golfer/)
  expect(stored()).not.toContain('Get notified?')
})

test('another view is not stored', async () => {
  const screen = await open('My Linx')
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  hidePage()
  expect(stored()).toBe('')
})

test('a filtered feed is not stored', async () => {
  const screen = await open('Following', 0)
  await expect.poll(stored).not.toBe('')
  await screen.getByRole('button', { name: /^2 rounds by/ }).click()
  await expect.element(screen.getByRole('button', { name: newsMessages.clear })).toBeVisible()
  localStorage.removeItem(KEY)
  hidePage()
  expect(stored()).toBe('')
})
