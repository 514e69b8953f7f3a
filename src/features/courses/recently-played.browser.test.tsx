import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { session } from '~/session/session'
import { skippableTimers } from '~/lib/timers.fake'
import { json, refusal } from '~/testing/responses'
import { aRecentCourse } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { courses } from './queries'
import { RecentlyPlayed } from './recently-played'

const RECENT = 'GET /api/Scores/RecentCourses'
const played = (courseID: number, courseName: string, scoreTotal: number) =>
  aRecentCourse({ courseID, courseName, scoreTotal })

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork({
    [RECENT]: () => json([played(1, 'Bellwether Links', 84), played(2, 'Larkspur Municipal', 90)]),
  })
})
afterEach(() => network.restore())

test('rows keep their order while they are shown: a newer response changes their scores, and they are sorted on the next visit', async () => {
  const client = createQueryClient()
  const page = (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RecentlyPlayed />
      </MemoryRouter>
    </QueryClientProvider>
  )
  const screen = await render(page)
  const rows = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent)
  await expect.poll(() => rows().length).toBe(2)

  network.on(RECENT, () =>
    json([
      played(3, 'Owl Creek', 77),
      played(2, 'Larkspur Municipal', 81),
      played(1, 'Bellwether Links', 84),
    ]),
  )
  await client.invalidateQueries({ queryKey: courses.recent().queryKey })
  const names = ['Bellwether Links', 'Larkspur Municipal', 'Owl Creek']
  await expect.poll(rows).toEqual(names.map((name) => expect.stringContaining(name)))
  expect(rows()[1]).toContain('81')

  await screen.unmount()
  await render(page)
  await expect
    .poll(() => document.querySelector('li')?.textContent)
    .toEqual(expect.stringContaining('Owl Creek'))
})

test('without recent courses the link to the search passes on what a friend’s round has passed to the picker', async () => {
  network.on(RECENT, () => json([]))
  const from = { fromLinx: true, courseName: 'Owl Creek', parentScoreId: 1004 }
  const Given = () => <output>{JSON.stringify(useLocation().state)}</output>
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: '/', state: from }]}>
        <RecentlyPlayed />
        <Given />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.getByRole('link', { name: 'Search' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(JSON.stringify(from))
})

test('a course whose tees cannot be loaded does not stop the prefetch of the others', async () => {
  const skip = skippableTimers()
  const tees = (courseID: number) => `GET /api/Ghin/Courses/${courseID}/TeeSets`
  network.on(tees(1), () => refusal(500, 'Not now.'))
  network.on(tees(2), () => json([]))
  for (const [route, answer] of Object.entries(signInRoutes())) network.on(route, answer)
  onTestFinished(() => session.logout())
  await session.login('nora@whitcombe.example', 'linxgolf1')
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <RecentlyPlayed />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await expect.poll(() => network.count(RECENT)).toBe(1)
  await expect.element(screen.getByText('Bellwether Links')).toBeVisible()
  await skip(2000)
  await expect.poll(() => network.count(tees(1))).toBe(1)
  await expect.poll(() => network.count(tees(2))).toBe(1)
})
