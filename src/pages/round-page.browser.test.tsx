import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { roundMessages } from '~/domain/messages/share'
import { paths } from '~/routing/paths'
import { signInForEachTest } from '~/session/signed-in.fake'
import { useSession } from '~/session/use-session'
import { json, refusal } from '~/testing/responses'
import { aFeedItem, aFeedPage, marcus } from '~/testing/builders'
import { moveFocus } from '~/ui/focus/focus'
import { Page } from './round-page'

const item = aFeedItem({ userId: marcus.us_id, sourceId: 41, courseName: 'Bellwether Links' })

/** Removes the page when the session ends, as the app does. */
const SignedIn = () => useSession().status === 'signed-in' && <Page />

const signedIn = signInForEachTest()

async function openRound(address = paths.round(item)): Promise<void> {
  const router = createMemoryRouter(
    [{ path: '/linx/:userId/:sourceTable/:sourceId', element: <SignedIn /> }],
    { initialEntries: [address] },
  )
  await render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test.each([
  ['the course', [item], 'Bellwether Links', undefined],
  ['nothing', [], 'Round', roundMessages.gone],
])('the title has the focus before and after %s has loaded', async (_what, items, title, text) => {
  let answer = () => {}
  const requested = new Promise<void>((resolve) => (answer = resolve))
  signedIn.network.on('GET /api/linx', async () => {
    await requested
    return json(aFeedPage(items))
  })
  await openRound()
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('Round')
  const own = heading.element()
  if (!(own instanceof HTMLElement)) throw new TypeError('A heading is an HTML element.')
  own.tabIndex = -1
  moveFocus(own)
  answer()
  await expect.element(page.getByText(text ?? roundMessages.totalsOnly)).toBeVisible()
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(heading).toHaveFocus()
})

test.each([
  [
    'of a round of an unknown golfer',
    '/linx/999999/golf_scores/1',
    () => refusal(404, 'This golfer is no longer here.'),
  ],
  [
    'with a word instead of a number',
    '/linx/2/golf_scores/one',
    () => refusal(500, 'The host was asked for a round that cannot exist.'),
  ],
])('the address %s says that the round is gone', async (_what, address, answer) => {
  signedIn.network.on('GET /api/linx', answer)
  await openRound(address)
  await expect.element(page.getByRole('heading', { name: roundMessages.gone })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Back to Linx' }))
    .toHaveAttribute('href', paths.linx())
})

test.each([
  [414, 12],
  [1280, 16],
])(
  'in a window of %i px the tees are %i px below the picture of the golfer',
  async (width, gap) => {
    await page.viewport(width, 896)
    onTestFinished(() => page.viewport(414, 896))
    signedIn.network.on('GET /api/linx', () => json(aFeedPage([{ ...item, holes: 18 }])))
    await openRound()
    const facts = page.getByText('18 holes', { exact: true })
    await expect.element(facts).toBeVisible()
    const picture = page.getByRole('article').element().querySelector('[data-size]')
    const { bottom = 0 } = picture?.getBoundingClientRect() ?? {}
    expect(facts.element().getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(gap)
  },
)

test('the headings of a round with bets skip no level', async () => {
  const groupBets = [{ userId: marcus.us_id, name: 'Marcus Bell', dollars: 12 }]
  signedIn.network.on('GET /api/linx', () => json(aFeedPage([{ ...item, groupBets }])))
  await openRound()
  await expect.element(page.getByRole('heading', { name: 'BETS' })).toBeVisible()
  const levels = page
    .getByRole('main')
    .getByRole('heading')
    .elements()
    .map(({ tagName }) => tagName)
  expect(levels.slice(0, 3)).toEqual(['H1', 'H2', 'H3'])
})
