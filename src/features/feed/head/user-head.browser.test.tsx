import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import type { LinxItem } from '~/api/types'
import { parseLinxView, userLinx } from '~/domain/feed/linx-view'
import { paths } from '~/routing/paths'
import { routerState } from '~/routing/router-state'
import { signInForEachTest } from '~/session/signed-in.fake'
import { useSession } from '~/session/use-session'
import { aFeedItem, aFeedPage, aFollowEntry } from '~/testing/builders'
import { Link } from '~/ui/actions/link'
import { asRoundOf } from '../query/feed-pages'
import { linx } from '../query/queries'
import { UserHead } from './user-head'

signInForEachTest()

const golfer = (userId: number, fullName: string) =>
  aFollowEntry({ userId, fullName, location: 'Boulder, CO' })

function Linx() {
  const [query] = useSearchParams()
  const text = query.get('view')
  if (text)
    return (
      <>
        <UserHead view={parseLinxView(text)} />
        {text === userLinx(2) && (
          <Link
            to={paths.linx(userLinx(3))}
            state={routerState({ golfer: golfer(3, 'Priya Raman') })}
          >
            Played with Priya
          </Link>
        )}
      </>
    )
  return (
    <>
      <h1>Linx</h1>
      <Link
        key="first"
        to={paths.linx(userLinx(2))}
        state={routerState({ from: paths.invite(), golfer: golfer(2, 'Marcus Bell') })}
      >
        Played with Marcus
      </Link>
    </>
  )
}

const App = () => (
  <main id="main" tabIndex={-1}>
    {useSession().status === 'signed-in' && <Linx />}
  </main>
)

async function open(client = createQueryClient(() => false)) {
  const router = createMemoryRouter([{ path: '*', element: <App /> }], {
    initialEntries: [paths.linx()],
  })
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  return { router, title }
}

test('the focus moves to the name of the golfer who is opened, to the next one, and back to Linx', async () => {
  const { router, title } = await open()
  await userEvent.click(page.getByRole('link', { name: 'Played with Marcus' }))
  await expect.element(title('Marcus Bell')).toHaveFocus()
  await userEvent.click(page.getByRole('link', { name: 'Played with Priya' }))
  await expect.element(title('Priya Raman')).toHaveFocus()
  await router.navigate(paths.linx())
  await expect.element(title('Linx')).toHaveFocus()
})

test('the name of the next golfer takes the focus from the page after a navigation', async () => {
  const { router, title } = await open()
  document.getElementById('main')?.focus()
  await router.navigate(paths.linx(userLinx(2)))
  await expect.element(title('Golfer')).toHaveFocus()
})

test('what the newest group round of a golfer does not have is taken from an earlier round: the index of today, and the relation', async () => {
  const marcus = { userId: 2, userName: 'Marcus Bell', scoreTotal: 84, newHandicap: 17.7 }
  const game = aFeedItem({ userId: 3, sourceId: 2, playerScores: [marcus] })
  const single = aFeedItem({ userId: 2, sourceId: 1, handicap: '17.7M', isFollowed: true })
  const client = createQueryClient(() => false)
  const show = (...items: LinxItem[]) =>
    client.setQueryData(linx.feed(userLinx(2)).queryKey, {
      pages: [aFeedPage(items.map((item) => asRoundOf(2, item)))],
      pageParams: [undefined],
    })
  show(game, single)
  const { router } = await open(client)
  await router.navigate(paths.linx(userLinx(2)))
  await expect.element(page.getByText('17.7M')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Unfollow Marcus Bell' })).toBeVisible()
  show(game)
  await expect.element(page.getByText('17.7', { exact: true })).toBeVisible()
})

test('the link back names the page with the list that the golfer was opened from', async () => {
  await open()
  await userEvent.click(page.getByRole('link', { name: 'Played with Marcus' }))
  await expect.element(page.getByRole('link', { name: 'Invite', exact: true })).toBeVisible()
})

test('on a phone the button goes below a name with a long word, which is not broken', async () => {
  await page.viewport(358, 844) // as wide as the column of a phone of 390 px
  onTestFinished(() => page.viewport(414, 896))
  const { router, title } = await open()
  const state = routerState({ golfer: golfer(2, 'Eva Papadopoulos') })
  await router.navigate(paths.linx(userLinx(2)), { state })
  await expect.element(page.getByRole('button', { name: /^Unfollow|^Follow/ })).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(title('Eva Papadopoulos').element())
  const lines = new Set([...words.getClientRects()].map(({ top }) => top))
  expect(lines.size).toBe(1)
})

test('the focus ring around the name leaves the text below it free', async () => {
  await open()
  await userEvent.keyboard('{Tab}{Enter}')
  const name = page.getByRole('heading', { name: 'Marcus Bell', level: 1 })
  await expect.element(name).toHaveFocus()
  const { outlineOffset, outlineWidth } = getComputedStyle(name.element())
  const below = document.createRange()
  below.selectNodeContents(page.getByText('Boulder, CO').element())
  expect(below.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    name.element().getBoundingClientRect().bottom +
      Number.parseFloat(outlineOffset) +
      Number.parseFloat(outlineWidth),
  )
})
