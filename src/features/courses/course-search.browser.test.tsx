import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { typeAtOnce } from '~/ui/fields/type-at-once.fake'
import { json, refusal, undeclared } from '~/testing/responses'
import { aCourse, aRecentCourse } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { isFromPicker } from '~/domain/scores/details-state'
import { CourseSearch } from './course-search'
import { courses } from './queries'
import { RecentlyPlayed } from './recently-played'

const SEARCH = 'GET /api/Ghin/SearchCourses'
const RECENT = 'GET /api/Scores/RecentCourses'
const larkspur = aCourse({
  CourseID: 13995,
  CourseName: 'Larkspur Municipal',
  FacilityName: 'Larkspur Municipal Golf Course',
  City: 'Boulder',
  State: 'US-CO',
  Country: 'USA',
})

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork({ [SEARCH]: () => json([larkspur]) })
})
afterEach(() => network.restore())

const Where = () => <output>{JSON.stringify(useLocation().state)}</output>

function open(client = createQueryClient()) {
  const router = createMemoryRouter(
    [
      { path: '/postscore', element: <CourseSearch /> },
      { path: '/recent', element: <RecentlyPlayed /> },
      { path: '/postscore/:courseId/details', element: <Where /> },
    ],
    { initialEntries: ['/postscore'] },
  )
  const screen = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return screen.then((shown) => ({
    screen: shown,
    router,
    box: shown.getByRole('searchbox', { name: 'Course name' }),
  }))
}

const requested = () =>
  network.seen
    .filter(({ route }) => route === SEARCH)
    .map(({ url }) => url.searchParams.get('name'))

// SCR-18.
test('a course search of two letters sends no request; typing on sends one, for the last text', async () => {
  const { screen, box } = await open()
  await box.fill('la')
  await typeAtOnce(box.element(), 'lark', 'larks')
  await expect.element(screen.getByRole('link', { name: /Larkspur Municipal/ })).toBeVisible()
  expect(requested()).toEqual(['larks'])
  await expect.element(screen.getByText('Boulder, CO')).toBeVisible()
  await box.fill('larkb')
  expect(screen.getByRole('link').elements()).toEqual([]) // no results of another text are shown
})

test('a course is searched for 500 ms after the last key (SCR-18)', async () => {
  const { box } = await open()
  await expect.element(box).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    void typeAtOnce(box.element(), 'lark')
    await vi.advanceTimersByTimeAsync(499)
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise((drawn) => void requestAnimationFrame(drawn))
    expect(requested()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
  } finally {
    vi.useRealTimers()
  }
  await expect.poll(requested).toEqual(['lark'])
})

test('a late response for an older course search is never shown', async () => {
  let answerFirst: (response: Response) => void = () => undefined
  network.on(SEARCH, ({ url }) => {
    if (url.searchParams.get('name') !== 'bell') return json([larkspur])
    return new Promise((resolve) => {
      answerFirst = resolve
    })
  })
  const { screen, box } = await open()
  await box.fill('bell')
  await expect.poll(requested).toEqual(['bell'])
  await box.fill('larks')
  await expect.element(screen.getByText('Larkspur Municipal Golf Course')).toBeVisible()
  answerFirst(json([{ ...larkspur, CourseName: 'Bellwether Links' }]))
  await expect.element(screen.getByRole('link', { name: /pur Municipal/ })).toBeVisible()
  expect(screen.container.textContent).not.toContain('Bellwether')
})

// TXT-10.
test.each(['100% & #1', 'a+b/c', 'Ⓐé⛳', 'lone \ud800 half'])(
  'the course search %j reaches the server as typed',
  async (text) => {
    network.on(SEARCH, () => json([]))
    const { screen, box } = await open()
    await box.fill(text)
    await expect
      .element(screen.getByRole('heading', { name: /No courses found matching/ }))
      .toBeVisible()
    expect(requested()).toEqual([text.replace('\ud800', '\ufffd')])
  },
)

test('a failed search says why and is tried again on Retry', async () => {
  network.on(SEARCH, () => refusal(500, 'The association is resting.'))
  const { screen, box } = await open()
  await box.fill('larks')
  await expect.element(screen.getByText('The association is resting.')).toBeVisible()
  network.on(SEARCH, () => json([larkspur]))
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByRole('link', { name: /Larkspur Municipal/ })).toBeVisible()
})

test('a thousand courses are rendered sixty at a time', async () => {
  network.on(SEARCH, () =>
    json(
      Array.from({ length: 1000 }, (_, at) =>
        aCourse({ CourseID: at + 1, CourseName: `Larks ${at + 1}` }),
      ),
    ),
  )
  const { screen, box } = await open()
  await box.fill('larks')
  await expect.element(screen.getByText('1,000 courses found')).toBeInTheDocument()
  expect(screen.getByRole('link').elements()).toHaveLength(60)
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(120)
})

test('the text of a course search is restored on Back, even an hour later, and the chosen course is passed on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { screen, router, box } = await open()
  await box.fill('larks')
  await screen.getByRole('link', { name: /Larkspur Municipal/ }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(
    JSON.stringify({
      course: {
        courseId: 13995,
        courseName: 'Larkspur Municipal',
        facilityName: 'Larkspur Municipal Golf Course',
        location: 'Boulder, CO',
      },
      fromPicker: true,
    }),
  )
  vi.advanceTimersByTime(60 * 60_000)
  await router.navigate(-1)
  await expect.element(screen.getByRole('searchbox')).toHaveValue('larks')
  await expect.element(screen.getByRole('link', { name: /Larkspur Municipal/ })).toBeVisible()
})

test('a search does not request the recent courses again', async () => {
  const client = createQueryClient()
  const { queryKey } = courses.recent()
  client.setQueryData(queryKey, [aRecentCourse({})], { updatedAt: Date.now() - 120_000 })
  const { screen, box } = await open(client)
  await box.fill('lark')
  await expect.element(screen.getByRole('link', { name: /Larkspur Municipal/ })).toBeVisible()
  expect(network.count(RECENT)).toBe(0)
})

test('recently played courses fill in the tees; without any the list says so', async () => {
  network.on(RECENT, () =>
    undeclared(
      'a host with a course that has no name',
      json([
        aRecentCourse({
          facilityName: 'Bellwether Links',
          teeSetId: 7,
          teeName: 'Blue',
          holesPlayed: 18,
          front9Score: 38,
          back9Score: 41,
          scoreTotal: 79,
        }),
        { courseID: 14002 },
      ]),
    ),
  )
  const { screen, router } = await open()
  await router.navigate('/recent')
  await expect
    .element(screen.getByRole('img', { name: 'Last score 79: 18 holes, out 38, in 41' }))
    .toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
  await screen.getByRole('link', { name: /Bellwether/ }).click()
  await expect.element(screen.getByText(/"teeSetId":7,"teeName":"Blue"/)).toBeVisible()

  network.on(RECENT, () => json([]))
  const none = await open()
  await none.router.navigate('/recent')
  await expect
    .element(none.screen.getByRole('heading', { name: 'No recently played courses found.' }))
    .toBeVisible()
})

const lastThere = aRecentCourse({ courseID: larkspur.CourseID, teeSetId: 7, teeName: 'Blue' })
const playedToo = { fromLinx: true, courseName: larkspur.CourseName, parentScoreId: 1004 }

test('a course found by search has the tees of the last round', async () => {
  network.on(RECENT, () => json([lastThere]))
  const { screen, box } = await open()
  await box.fill('larks')
  await screen.getByRole('link', { name: /Larkspur Municipal/ }).click()
  await expect.element(screen.getByText(/"teeSetId":7,"teeName":"Blue"/)).toBeVisible()
})

test('I played too opens the form of its course, with the tees of the last round', async () => {
  network.on(SEARCH, () => json([{ ...larkspur, CourseID: 9, CourseName: 'Larkspur' }, larkspur]))
  network.on(RECENT, () => json([lastThere]))
  const { screen, router, box } = await open()
  await router.navigate('/recent')
  await expect.element(box).not.toBeInTheDocument()
  await router.navigate('/postscore', { state: playedToo })
  await expect.element(screen.getByText(/"teeSetId":7,"teeName":"Blue"/)).toBeVisible()
  await expect.element(screen.getByText(/"parentScoreId":1004/)).toBeVisible()
  expect(router.state.location.pathname).toBe(`/postscore/${larkspur.CourseID}/details`)
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/recent') // not the search, which would redirect here again
})

test('I played too at one of two courses with the same name lets the golfer choose', async () => {
  network.on(SEARCH, () => json([{ ...larkspur, CourseID: 9, City: 'Golden' }, larkspur]))
  const { screen, router, box } = await open()
  await router.navigate('/recent')
  await expect.element(box).not.toBeInTheDocument()
  await router.navigate('/postscore', { state: playedToo })
  await expect.element(screen.getByText('Golden, CO')).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(2)
  // OK on its receipt must not lead back here: another score would belong to the friend's round, too.
  await screen.getByRole('link').first().click()
  expect(isFromPicker(router.state.location.state)).toBe(false)
})

test('Back from a course restores the text searched for, not the name in a friend’s round', async () => {
  const { screen, router, box } = await open()
  await router.navigate('/recent')
  await expect.element(box).not.toBeInTheDocument()
  await router.navigate('/postscore', { state: { fromLinx: true, courseName: 'Owl Creek' } })
  await expect.element(box).toHaveValue('Owl Creek')
  await box.fill('lark')
  await screen.getByRole('link', { name: /Larkspur Municipal/ }).click()
  await router.navigate(-1)
  await expect.element(box).toHaveValue('lark')
})
