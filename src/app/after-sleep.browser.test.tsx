import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setClock } from '~/lib/clock'
import { signInForEachTest } from '~/session/signed-in.fake'
import { json } from '~/testing/answers'
import { aFeedItem, aFeedPage } from '~/testing/builders'
import { WithQueries } from '~/testing/with-queries'
import { Page } from '~/pages/linx-page'

const now = signInForEachTest()

// DAT-05.
test('the date and the times are right at once when the page is visible again after a night', async () => {
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
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText('11 hours ago')).toBeVisible()
  await expect.element(screen.getByText('Sunday, June 14')).toBeVisible()
  await screen.unmount() // the page needs a golfer
})
