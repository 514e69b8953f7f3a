import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/session-end'
import { cut, fakeNetwork, json, type FakeNetwork } from '~/lib/fetch.fake'
import { keptAnswers } from '~/platform/kept-answers'
import { session } from '~/session/session'
import { GroupList } from './group-list'

const MINE = 'GET /api/group/mygroups'
let network: FakeNetwork

beforeEach(async () => {
  network = fakeNetwork({
    'POST /api/auth/login': () =>
      json({ success: true, accessToken: 'a', refreshToken: 'r', expiresIn: 3600, userId: 1 }),
    'GET /api/user/current': () => json({ us_id: 1, us_firstname: 'Nora' }),
    [MINE]: () => json([{ groupId: 3, groupName: 'Dawn Patrol', openTo: 'All' }]),
  })
  await session.login('n@w.example', 'x')
})
afterEach(async () => {
  await session.logout()
  sessionEnd.tell()
  network.restore()
})

function open() {
  const element = <GroupList view="mygroups" />
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
}

test('one’s groups are there at a start without signal, with their age, and go with the golfer', async () => {
  const before = await open()
  await expect.element(before.getByRole('heading', { name: 'Dawn Patrol' })).toBeVisible()
  const kept = async () => (await keptAnswers.get(1, 'groups/mygroups'))?.json
  await expect.poll(kept).toBeDefined()
  await before.unmount()

  network.on(MINE, cut)
  const screen = await open()
  await expect.element(screen.getByText(/^My Groups from \d/), { timeout: 5000 }).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Dawn Patrol' })).toBeVisible()

  await session.logout()
  await expect.poll(kept).toBeUndefined()
  await expect.element(screen.getByText(/^My Groups from \d/)).not.toBeInTheDocument()
})
