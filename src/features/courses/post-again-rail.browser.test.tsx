import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { courseMessages } from '~/domain/messages/courses'
import { paths } from '~/routing/paths'
import { json } from '~/testing/responses'
import { aRecentCourse } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { PostAgain } from './post-again'
import { courses } from './queries'

const RECENT = 'GET /api/Scores/RecentCourses'
const played = (courseID: number, courseName: string, scoreTotal: number) =>
  aRecentCourse({ courseID, courseName, scoreTotal })

test('a post does not reorder the courses in the rail while they are shown', async () => {
  const network = fakeNetwork({
    [RECENT]: () => json([played(1, 'Bellwether Links', 84), played(2, 'Larkspur Municipal', 90)]),
  })
  onTestFinished(() => network.restore())
  const client = createQueryClient()
  const screen = await render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PostAgain />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const rows = () =>
    screen
      .getByRole('link')
      .elements()
      .map((row) => row.textContent)
  await expect.poll(() => rows().length).toBe(2)
  network.on(RECENT, () =>
    json([played(2, 'Larkspur Municipal', 81), played(1, 'Bellwether Links', 84)]),
  )
  await client.invalidateQueries({ queryKey: courses.recent().queryKey })
  await expect
    .poll(rows)
    .toEqual(['Bellwether Links last time 84', 'Larkspur Municipal last time 81'])
})

test('without any course there is a link to find one', async () => {
  const network = fakeNetwork({ [RECENT]: () => json([]) })
  onTestFinished(() => network.restore())
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <PostAgain />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText(courseMessages.noRecent)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Find a course' }))
    .toHaveAttribute('href', paths.postScore())
})
