import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { parseLinxView, userLinx } from '~/domain/feed/linx-view'
import { roundMessages } from '~/domain/messages/share'
import { UserHead } from '~/features/feed/head/user-head'
import { Page as RoundPage } from '~/pages/round-page'
import { paths } from '~/routing/paths'
import { routerState } from '~/routing/router-state'
import { signInForEachTest } from '~/session/signed-in.fake'
import { useSession } from '~/session/use-session'
import { json } from '~/testing/responses'
import { aFeedItem, aFeedPage, aFollowEntry } from '~/testing/builders'
import { Crash, Root, RootCrash } from './root'

const first = aFeedItem({ userId: 2, sourceId: 41, name: 'Marcus Bell' })
const second = aFeedItem({
  userId: 2,
  sourceId: 42,
  name: 'Marcus Bell',
  courseName: 'Harrow Downs',
})
const gone = aFeedItem({ userId: 2, sourceId: 43 })

const world = signInForEachTest()

function Linx() {
  const view = useSearchParams()[0].get('view')
  return (
    <main id="main">
      {view ? <UserHead key={view} view={parseLinxView(view)} /> : <h1>Linx</h1>}
    </main>
  )
}

const SignedIn = ({ children }: { children: React.ReactNode }) =>
  useSession().status === 'signed-in' && children

/** Opens the pages of golfers and rounds in the app's root. */
async function open() {
  const signedIn = (element: React.ReactNode) => <SignedIn>{element}</SignedIn>
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        ErrorBoundary: RootCrash,
        children: [
          {
            ErrorBoundary: Crash,
            children: [
              { path: '/linx', handle: { title: 'Linx' }, element: signedIn(<Linx />) },
              {
                path: '/linx/:userId/:sourceTable/:sourceId',
                handle: { title: 'Round' },
                element: signedIn(<RoundPage />),
              },
              { path: '/groups', handle: { title: 'Groups' }, element: <h1>Groups</h1> },
            ],
          },
        ],
      },
    ],
    { initialEntries: [paths.linx()] },
  )
  await render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

async function titleIs(title: string) {
  await expect.poll(() => document.title).toBe(title)
}

test('the window’s title names the golfer and course of a round once they are known, and the section after it', async () => {
  let answer = () => {}
  const requested = new Promise<void>((resolve) => (answer = resolve))
  world.network.on('GET /api/linx', async () => {
    await requested
    return json(aFeedPage([first, second]))
  })
  const router = await open()
  await titleIs('Linx · Linx Golf')
  await router.navigate(paths.round(first))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Round' })).toBeVisible()
  await titleIs('Round · Linx Golf')
  answer()
  await titleIs('Marcus Bell at Bellwether Links · Linx Golf')
  await router.navigate(paths.round(second))
  await titleIs('Marcus Bell at Harrow Downs · Linx Golf')
  await router.navigate(-1)
  await titleIs('Marcus Bell at Bellwether Links · Linx Golf')
  await router.navigate(paths.linx())
  await titleIs('Linx · Linx Golf')
  await router.navigate(-1)
  await titleIs('Marcus Bell at Bellwether Links · Linx Golf')
  await router.navigate(paths.groups())
  await titleIs('Groups · Linx Golf')
})

test('for a round that no longer exists, the window’s title is that of the section', async () => {
  world.network.on('GET /api/linx', () => json(aFeedPage([first])))
  const router = await open()
  await router.navigate(paths.round(first))
  await titleIs('Marcus Bell at Bellwether Links · Linx Golf')
  await router.navigate(paths.round(gone))
  await expect.element(page.getByText(roundMessages.gone)).toBeVisible()
  await titleIs('Round · Linx Golf')
})

test('the window’s title names the golfer whose page is open, and is right after the next one and after Back', async () => {
  world.network.on('GET /api/linx', () => json(aFeedPage([first])))
  const router = await open()
  const golfer = (userId: number, fullName: string) =>
    router.navigate(paths.linx(userLinx(userId)), {
      state: routerState({ golfer: aFollowEntry({ userId, fullName }) }),
    })
  await golfer(2, 'Marcus Bell')
  await titleIs('Marcus Bell · Linx Golf')
  await golfer(3, ' \u200b')
  await titleIs('Unknown · Linx Golf')
  await router.navigate(-1)
  await titleIs('Marcus Bell · Linx Golf')
  await router.navigate(paths.round(first))
  await titleIs('Marcus Bell at Bellwether Links · Linx Golf')
  await router.navigate(-1)
  await titleIs('Marcus Bell · Linx Golf')
  await router.navigate(paths.linx(userLinx(9)))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Golfer' })).toBeVisible()
  await titleIs('Linx · Linx Golf')
  await router.navigate(paths.linx())
  await titleIs('Linx · Linx Golf')
})
