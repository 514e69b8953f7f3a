import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setClock } from '~/lib/clock'
import { signInForEachTest } from '~/session/signed-in.fake'
import { json } from '~/testing/responses'
import { aFeedItem, aFeedPage } from '~/testing/builders'
import { WithQueries } from '~/testing/with-queries'
import { Page } from '~/pages/linx-page'

const now = signInForEachTest()

/** Shorter than the interval of the timer, which runs every 20 s. */
const AT_ONCE = { timeout: 5000 }

// DAT-05.
test.each([
  ['when the page is visible again after a night', () => document, new Event('visibilitychange')],
  [
    'on Back to a page that the browser has held for a night',
    () => window,
    new PageTransitionEvent('pageshow', { persisted: true }),
  ],
])('the date and the times are corrected immediately %s', async (_when, target, event) => {
  const evening = new Date(2026, 5, 13, 22).getTime()
  onTestFinished(() => setClock(Date.now))
  setClock(() => evening)
  const activityDate = new Date(evening - 2 * 3_600_000).toISOString()
  now.network.on('GET /api/linx', () => json(aFeedPage([aFeedItem({ activityDate })])))
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  const screen = await render(<RouterProvider router={router} />, { wrapper: WithQueries })
  await expect.element(screen.getByText('2 hours ago')).toBeVisible()
  await expect.element(screen.getByText('Saturday, June 13')).toBeVisible()
  setClock(() => evening + 9 * 3_600_000)
  target().dispatchEvent(event)
  await expect.element(screen.getByText('11 hours ago'), AT_ONCE).toBeVisible()
  await expect.element(screen.getByText('Sunday, June 14'), AT_ONCE).toBeVisible()
  await screen.unmount() // the page needs a golfer
})
