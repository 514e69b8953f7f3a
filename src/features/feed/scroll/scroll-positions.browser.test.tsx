import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { itemKey } from '~/domain/feed/item-key'
import { userLinx, type LinxView } from '~/domain/feed/linx-view'
import { linxMessages } from '~/domain/messages/linx'
import type { LinxItem } from '~/api/types'
import { aFeedPage } from '~/testing/builders'
import { FeedList } from '../list/feed-list'
import { LinxFeed } from '../list/linx-feed'
import { item, range, user } from '../list/linx-feed.fake'
import { linx } from '../query/queries'
import { entryAtTop, MAX_VIEWS, renderedEntry, scrollPositions } from './scroll-positions'

afterEach(() => window.scrollTo(0, 0))

const show = (view: LinxView) => {
  const element = <FeedList view={view} items={[]} busy={false} lastNotify={undefined} userId={1} />
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('the scroll position of a view is stored for the way back and cleared with the session (R10)', async () => {
  const left = await show('Following')
  await left.unmount()
  expect(scrollPositions().get('Following')).toMatchObject({ rows: 0 })

  const open = await show('My Linx')
  sessionEnd.notify()
  expect(scrollPositions().get('Following')).toBeUndefined()
  await open.unmount() // the page unmounts after the session has ended
  expect(scrollPositions().get('My Linx')).toBeUndefined()
})

test('only the most recent views are stored', async () => {
  for (let userId = 1; userId <= MAX_VIEWS + 1; userId += 1)
    await (await show(userLinx(userId))).unmount()
  expect(scrollPositions().get(userLinx(1))).toBeUndefined()
  expect(scrollPositions().get(userLinx(2))).toBeDefined()
  expect(scrollPositions().get(userLinx(MAX_VIEWS + 1))).toBeDefined()
})

/** The card and the list are in one element that stays when the view is left, as on the page. */
function Visit({ next }: { next?: ReactNode }) {
  const [isLeft, setLeft] = useState(false)
  return (
    <main>
      <button
        style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 1 }}
        onClick={() => setLeft(true)}
      >
        Leave
      </button>
      {isLeft ? next : <LinxFeed view="Following" user={user} lastNotify={1} />}
    </main>
  )
}

/** The feed on a phone, scrolled down and left. Returns where it was: the scroll offset, and the first entry in view. */
async function readDownAndLeave(visit: ReactElement) {
  await page.viewport(390, 844)
  const client = createQueryClient()
  client.setQueryData(linx.feed('Following').queryKey, {
    pages: [aFeedPage(range(12, 12))],
    pageParams: [undefined],
  })
  const router = createMemoryRouter([{ path: '*', element: visit }])
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText(linxMessages.newSince(12))).toBeInTheDocument()
  window.scrollTo(0, 700)
  const leave = screen.getByRole('button', { name: 'Leave' })
  let was: { scroll: number; top: number | undefined } | undefined
  // At the press itself: rows that are measured before it may still move.
  const measure = () => {
    was = { scroll: window.scrollY, top: entryAtTop(screen.container)?.getBoundingClientRect().top }
  }
  leave.element().addEventListener('click', measure, { capture: true })
  await leave.click()
  expect(was?.scroll).toBeGreaterThan(500)
  return was
}

test('the position is read before the card above the list is removed', async () => {
  const was = await readDownAndLeave(<Visit />)
  expect(scrollPositions().get('Following')).toMatchObject({
    scroll: was?.scroll,
    anchor: { top: was?.top },
  })
})

/** A page that is reloaded as soon as it is shown, before React runs the passive effects. */
function Reloaded() {
  useLayoutEffect(() => void window.dispatchEvent(new Event('pagehide')), [])
  return <h1>Groups</h1>
}

test('the stored position stays when the next page is reloaded at once', async () => {
  const was = await readDownAndLeave(<Visit next={<Reloaded />} />)
  await expect.element(page.getByRole('heading', { name: 'Groups' })).toBeVisible()
  expect(JSON.parse(sessionStorage.getItem('linx_reading') ?? '{}')).toMatchObject({
    top: was?.top,
  })
})

/** The list of a feed that is restored at its entry 88, 80 px below the top of the window. */
const restoredFeed = (items: readonly LinxItem[]) => (
  <MemoryRouter>
    <FeedList
      view="Following"
      busy={false}
      lastNotify={1}
      userId={1}
      resume={{ key: itemKey(item(88)), top: 80 }}
      items={items}
    />
  </MemoryRouter>
)

test('a page that is added while the position is restored does not end that', async () => {
  const entries = range(100, 50)
  const { rerender } = await render(restoredFeed(entries.slice(0, 25)))
  await rerender(restoredFeed(entries))
  window.scrollTo(0, 0) // as the router does for a new page
  await expect
    .poll(() => renderedEntry(document.body, 12)?.getBoundingClientRect().top)
    .toBeCloseTo(80, 0)
})

test('an entry that is removed while its position is restored does not scroll the feed to its top', async () => {
  const entries = range(100, 50)
  const { rerender } = await render(restoredFeed(entries))
  await rerender(restoredFeed(entries.filter(({ sourceId }) => sourceId !== 88)))
  for (let frame = 0; frame < 30; frame += 1)
    await new Promise((drawn) => void requestAnimationFrame(drawn))
  expect(window.scrollY).toBeGreaterThan(1000)
})
