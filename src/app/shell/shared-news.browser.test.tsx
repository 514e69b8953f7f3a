import { useQueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useLinxBadge } from '~/features/feed/visit/use-linx-visit'
import { recordSeen } from '~/features/feed/visit/last-notify'
import { session } from '~/session/session'
import { useUser } from '~/session/use-session'
import { json, refusal } from '~/testing/responses'
import { aFeedItem, aFeedPage, aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { SharedNews } from './later'

const painted: number[] = []
let network: FakeNetwork

beforeEach(async () => {
  network = fakeNetwork({
    ...signInRoutes(() => aUser({ us_lastnotify: '2026-06-13T21:15:00Z' })),
    'GET /api/linx': () => json(aFeedPage([aFeedItem({ activityDate: '2026-06-13T21:30:00Z' })])),
    'POST /api/linx/update-us_last_notify': () => refusal(500), // the count drops by what is shown
  })
  vi.spyOn(navigator, 'setAppBadge').mockImplementation(async (count = 0) => {
    painted.push(count)
  })
  vi.spyOn(navigator, 'clearAppBadge').mockImplementation(async () => {
    painted.push(0)
  })
  await session.login('nora@whitcombe.example', 'linxgolf1')
})
afterEach(async () => {
  await cleanup() // the count needs a golfer
  await session.logout()
  network.restore()
  vi.restoreAllMocks()
})

/** A tab whose button shows the number of new entries; a press marks them as seen. */
function Tab({ name }: { name: string }) {
  const client = useQueryClient()
  const user = useUser()
  return (
    <button type="button" onClick={() => void recordSeen(client, user)}>
      {name}: {useLinxBadge()} new
    </button>
  )
}

const tab = (name: string, hasStarted = true) => (
  <WithQueries>
    <Tab name={name} />
    {hasStarted && <SharedNews />}
  </WithQueries>
)
const button = (name: string) => page.getByRole('button', { name })

test('entries seen in one tab are not new in another, nor on the icon when that one becomes visible', async () => {
  await render(tab('One'))
  await render(tab('Two'))
  await expect.element(button('Two: 1 new')).toBeVisible()
  await button('One: 1 new').click()
  await expect.element(button('Two: 0 new')).toBeVisible()
  painted.length = 0
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => painted).toEqual([0, 0])
})

test('a tab that has just started learns what was seen in another tab meanwhile', async () => {
  await render(tab('One'))
  const two = await render(tab('Two', false))
  await expect.element(button('Two: 1 new')).toBeVisible()
  await button('One: 1 new').click()
  await expect.element(button('One: 0 new')).toBeVisible()
  await expect.element(button('Two: 1 new')).toBeVisible()
  await two.rerender(tab('Two'))
  await expect.element(button('Two: 0 new')).toBeVisible()
})
