import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { createQueryClient } from '~/api/query-client'
import { paths } from '~/routing/paths'
import { trackFocus } from '~/ui/focus/focus'
import { json } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { CourseSearch, useSearchFocus } from './course-search'
import { RecentlyPlayed } from './recently-played'

/** The picker's two views, for a golfer without rounds. */
function Picker() {
  const searching = useSearchParams()[0].get('view') === 'search'
  const field = useSearchFocus(searching)
  return (
    <main id="main">
      <h1>Post a score</h1>
      <Link to={paths.postScore('recent')}>Recently Played</Link>
      <Link to={paths.postScore('search')}>Find</Link>
      {searching ? <CourseSearch field={field} /> : <RecentlyPlayed />}
    </main>
  )
}

async function open(address: string) {
  trackFocus()
  const network = fakeNetwork({ 'GET /api/Scores/RecentCourses': () => json([]) })
  onTestFinished(() => network.restore())
  const router = createMemoryRouter([{ path: '/postscore', element: <Picker /> }], {
    initialEntries: [address],
  })
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, router, field: screen.getByRole('searchbox') }
}

test('pressing Search moves the focus to the field, by touch or keyboard, from the tab or from an empty list', async () => {
  const { screen, field } = await open(paths.postScore())
  await screen.getByRole('link', { name: 'Find' }).click()
  await expect.element(field).toHaveFocus()

  await screen.getByRole('link', { name: 'Recently Played' }).click()
  const search = screen.getByRole('link', { name: 'Search', exact: true })
  await expect.element(search).toBeVisible()
  search.element().focus()
  await userEvent.keyboard('{Enter}') // the link is removed with its list
  await expect.element(field).toHaveFocus()
})

test('opening the search by its URL or by Back does not focus the field; the focus is never lost', async () => {
  const { screen, router, field } = await open(paths.postScore('search'))
  await expect.element(field).toBeVisible()
  await expect.element(field).not.toHaveFocus()
  await screen.getByRole('link', { name: 'Recently Played' }).click()
  await expect.element(screen.getByRole('link', { name: 'Recently Played' })).toHaveFocus()
  await router.navigate(-1)
  await expect.element(field).toBeVisible()
  await expect.element(field).not.toHaveFocus()

  field.element().focus()
  await router.navigate(1)
  await expect.element(screen.getByRole('heading', { name: 'Post a score' })).toHaveFocus()
})
