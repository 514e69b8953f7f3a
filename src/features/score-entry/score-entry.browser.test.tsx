import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useParams,
} from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { today } from '~/lib/clock'
import { cut, fakeNetwork, json, type FakeNetwork } from '~/lib/fetch.fake'
import { posting } from './app-posting'
import { PostOutcome } from './post-outcome'
import { ScoreEntry } from './score-entry'

const POST = 'POST /api/Ghin/PostScore'
const TEES = 'GET /api/Ghin/Courses/14001/TeeSets'
const state = { course: { courseId: 14001, courseName: 'Bellwether Links', place: 'Boulder, CO' } }
const rating = (id: number, name: string, CourseRating: number) => ({
  TeeSetRatingId: id,
  RatingType: 'Total',
  TeeSetRatingName: name,
  CourseRating,
  SlopeRating: 130,
  TotalPar: 72,
})
const posted = {
  scoreType: 'H',
  datePlayed: today(),
  scoreTotal: 84,
  adjusted_gross_score: 82,
  holesPlayed: 18,
}

let network: FakeNetwork
let userId = 100

beforeEach(() => {
  userId += 1 // drafts outlive a test; golfers do not meet
  network = fakeNetwork({
    [TEES]: () => json([rating(1, 'White', 70.2), rating(2, 'Black', 74.1)]),
    [POST]: () => json(posted),
  })
})

afterEach(() => {
  posting.reset()
  network.restore()
})

function Form() {
  const { courseId = '' } = useParams()
  const { state: given } = useLocation()
  return (
    <ScoreEntry
      userId={userId}
      courseId={courseId}
      state={given}
      myLinx={() => []}
      loading={<p>Loading</p>}
    />
  )
}

async function open(given: unknown = state) {
  const layout = (
    <>
      <Outlet />
      <PostOutcome />
    </>
  )
  const children = [
    { path: '/postscore', element: <h1>Choose a course</h1> },
    { path: '/postscore/:courseId/details', element: <Form /> },
  ]
  const router = createMemoryRouter([{ element: layout, children }], {
    initialEntries: ['/postscore', { pathname: '/postscore/14001/details', state: given }],
  })
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    screen,
    router,
    field: (label: string) => screen.getByRole('textbox', { name: label, exact: true }),
    post: screen.getByRole('button', { name: 'Post score' }),
    tee: (name: string) => screen.getByRole('radio', { name }),
    dialog: screen.getByRole('alertdialog'),
  }
}

test('Post says what is missing, and is ready by the rules', async () => {
  const { screen, field, post } = await open()
  await expect.element(post).toBeDisabled()
  await expect.element(screen.getByText('Enter your total, or both nines.')).toBeVisible()
  await field('Front nine').fill('38')
  await expect.element(screen.getByText('Enter the back nine too.')).toBeVisible()
  await expect.element(post).toBeDisabled()
  await field('Back nine').fill('41')
  await expect.element(field('Total, front plus back')).toHaveValue('79')
  await expect.element(post).toBeEnabled()
  await field('Back nine').fill('9')
  await expect.element(post).toBeDisabled()
})

test('a typed total closes the nines, a typed nine closes the total, and only digits get in', async () => {
  const { field } = await open()
  await field('Total').fill('84')
  await expect.element(field('Front nine')).toBeDisabled()
  await field('Total').fill('-5')
  await expect.element(field('Total')).toHaveValue('84')
  await field('Total').fill('')
  await field('Front nine').fill('40')
  await expect.element(field('Total, front plus back')).toHaveAttribute('readonly')
})

test('without tees nothing is sent and the words say so', async () => {
  const { screen, field, post, tee } = await open()
  await field('Total').fill('84')
  await post.click()
  await expect.element(screen.getByText('Please select the tees played.')).toBeVisible()
  await expect.element(tee('Black')).toHaveFocus()
  await tee('White').click()
  await expect.element(screen.getByText('Please select the tees played.')).not.toBeInTheDocument()
  expect(network.count(POST)).toBe(0)
})

test('the tees stand in the order of their rating', async () => {
  const { screen, tee } = await open()
  await expect.element(tee('Black')).toBeVisible()
  expect(
    screen
      .getByRole('radio', { name: /Black|White/ })
      .elements()
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Black', 'White'])
})

test('a day in the future is refused', async () => {
  const { screen, field, post, tee } = await open()
  await field('Total').fill('84')
  await tee('White').click()
  await screen.getByLabelText('Date played').fill('2999-01-01')
  await expect.element(screen.getByText('The date played cannot be in the future.')).toBeVisible()
  await post.click()
  expect(network.count(POST)).toBe(0)
})

// SCR-01, SCR-06.
test('ten presses post once; the result is said, and closing it leads to the picker', async () => {
  const { screen, router, field, post, tee, dialog } = await open()
  await field('Front nine').fill('41')
  await field('Back nine').fill('43')
  await tee('White').click()
  await screen.getByLabelText('Notes').fill('Dew.')
  const button = post.element()
  for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click()
  await expect.element(dialog).toBeVisible()
  expect(network.count(POST)).toBe(1)
  const form = network.seen.find(({ route }) => route === POST)?.form
  expect(Object.fromEntries(form ?? [])).toEqual({
    courseId: '14001',
    courseName: 'Bellwether Links',
    teeSetId: '1',
    teeName: 'White',
    holesPlayed: '18',
    teeSetSide: 'All18',
    scoreTotal: '84',
    scoreFront: '41',
    scoreBack: '43',
    datePlayed: today(),
    scoreType: 'H',
    publicNotes: 'Dew.',
    showTo: 'Followers',
    partners: '[]',
  })
  await expect.element(dialog).toHaveTextContent(/Please note:Your score is posted\./)
  await expect.element(dialog).toHaveTextContent('so 84 counts as 82')
  expect(dialog.element().textContent).not.toMatch(/undefined|null|NaN/)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Choose a course')).toBeVisible()
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/postscore') // the form's place in the history is gone
})

// SCR-04.
test('a refusal is said in the server’s words and everything stays', async () => {
  network.on(POST, () => json({ message: 'The tee set is closed for the season.' }, 422))
  const { field, post, tee, dialog } = await open()
  await field('Total').fill('84')
  await tee('White').click()
  await post.click()
  await expect.element(dialog).toHaveTextContent('The tee set is closed for the season.')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field('Total')).toHaveValue('84')
  await expect.element(tee('White')).toBeChecked()
  await expect.element(post).toBeEnabled()
})

// SCR-11.
test('offline nothing is sent; the form stays', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { field, post, tee, dialog } = await open()
  await field('Total').fill('84')
  await tee('White').click()
  await post.click()
  await expect.element(dialog).toHaveTextContent('Network error or unexpected issue')
  expect(network.count(POST)).toBe(0)
  online.mockRestore()
})

// SCR-02, SCR-03.
test('a lost answer is said, survives a reload, and a check that finds the score settles it', async () => {
  network.on(POST, cut)
  const before = await open()
  await before.field('Total').fill('84')
  await before.tee('White').click()
  await before.post.click()
  const words =
    'We could not confirm that your score was posted. Check My Linx before posting it again.'
  await expect.element(before.screen.getByText(words)).toBeVisible()
  await expect.element(before.post).toBeDisabled()
  await before.screen.unmount()
  posting.reset()

  const { screen, field, post, dialog } = await open()
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(field('Total')).toHaveValue('84')
  await expect.element(post).toBeDisabled()

  network.on('GET /api/Scores/RecentCourses', () => json([]))
  const mine = {
    sourceTable: 'golf_scores',
    sourceId: 7,
    userId,
    name: 'Nora',
    activityDate: new Date().toISOString(),
    notificationType: 'FollowedUserResult',
    courseName: 'Bellwether Links',
    postedDate: today(),
    scoreTotal: 84,
  }
  network.on('GET /api/linx', () =>
    json({ items: [mine], hasMore: false, oldestActivityDate: null }),
  )
  await screen.getByRole('button', { name: 'Check My Linx' }).click()
  await expect.element(dialog).toHaveTextContent('It was posted: the score is in My Linx.')
  expect(network.count(POST)).toBe(1)
})

test('a check that finds nothing allows one more try', async () => {
  network.on(POST, cut)
  network.on('GET /api/Scores/RecentCourses', () => json([]))
  network.on('GET /api/linx', () => json({ items: [], hasMore: false, oldestActivityDate: null }))
  const { screen, field, post, tee, dialog } = await open()
  await field('Total').fill('84')
  await tee('White').click()
  await post.click()
  await screen.getByRole('button', { name: 'Check My Linx' }).click()
  await expect
    .element(screen.getByText('The score is not in My Linx. You can post it now.'))
    .toBeVisible()
  network.on(POST, () => json(posted))
  await post.click()
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  expect(network.count(POST)).toBe(2)
})

// SCR-08.
test('what was typed is there after a reload, also without the router’s state, until it is discarded', async () => {
  const before = await open()
  await before.field('Total').fill('8')
  await before.screen.getByLabelText('Notes').fill('Rain on fourteen.')
  window.dispatchEvent(new Event('pagehide')) // not a moment is waited
  await before.screen.unmount()

  const { screen, field } = await open(null)
  await expect.element(screen.getByRole('heading', { name: 'Bellwether Links' })).toBeVisible()
  await expect.element(field('Total')).toHaveValue('8')
  await expect.element(screen.getByLabelText('Notes')).toHaveValue('Rain on fourteen.')
  expect(network.count(POST)).toBe(0)
  await screen.getByRole('button', { name: 'Discard' }).click()
  await screen.unmount()

  const after = await open()
  await expect.element(after.field('Total')).toHaveValue('')
})

// SCR-13.
test.each([
  [null, 'Course information is missing.'],
  [{ course: null }, 'Course information is missing.'],
  [{ ...state, autoFillData: { teeSetId: [] } }, 'Could not select course. Invalid data received.'],
])('opened with %j it says why there is no form, and leads back', async (given, words) => {
  const { screen } = await open(given)
  await expect.element(screen.getByText(words)).toBeVisible()
  await screen.getByRole('link', { name: 'Choose a course' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Choose a course' })).toBeVisible()
})

// SCR-14.
test('no tees, or tees that cannot be loaded', async () => {
  network.on(TEES, () => json([]))
  const none = await open()
  await expect.element(none.screen.getByText('No tees available')).toBeVisible()
  await none.screen.unmount()

  network.on(TEES, () => json({ message: 'The association is resting.' }, 500))
  const { screen, tee } = await open()
  await expect.element(screen.getByText('The association is resting.')).toBeVisible()
  network.on(TEES, () => json([rating(1, 'White', 70.2)]))
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(tee('White')).toBeVisible()
})

test('the tee of the last round is chosen and the cursor is in the total', async () => {
  const { field, tee } = await open({ ...state, autoFillData: { teeSetId: 2, teeName: 'Black' } })
  await expect.element(tee('Black')).toBeChecked()
  await expect.element(field('Total')).toHaveFocus()
})
