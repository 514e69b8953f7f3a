import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useParams,
} from 'react-router-dom'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { today } from '~/lib/clock'
import { json } from '~/testing/responses'
import { withoutRetryDelay } from '~/testing/with-queries'
import { aFeedItem, aFeedPage, aTeeSet, aHole, aPostedScore } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { PostOutcome } from '../receipt/post-outcome'
import { UnsentScores } from '../unsent/unsent-scores'
import { ScoreEntry } from './score-entry'

export const POST = 'POST /api/Ghin/PostScore'
export const TEES = 'GET /api/Ghin/Courses/14001/TeeSets'
export const HOLES = 'GET /api/Ghin/Courses/14001/TeeSets/1/Holes'
export const MY_LINX = 'GET /api/linx'
export const RECENT = 'GET /api/Scores/RecentCourses'

/** The router state of the course every test posts for. */
export const state = {
  course: { courseId: 14001, courseName: 'Bellwether Links', location: 'Boulder, CO' },
}

/** What the association responds. */
export const posted = aPostedScore({ datePlayed: today(), adjusted_gross_score: 82 })

/** My Linx with `count` scores of 84 at the course, played today. */
export const linxPage = (userId: number, count: number) =>
  aFeedPage(
    Array.from({ length: count }, (_item, at) =>
      aFeedItem({
        sourceId: at + 1,
        userId,
        activityDate: new Date().toISOString(),
        postedDate: today(),
      }),
    ),
  )

const PARS = [4, 5, 3, 4, 4, 4, 3, 5, 4]

/** 18 holes, the same pars out and in. */
const holeRows = [...PARS, ...PARS].map((par, at) =>
  aHole({ hole: at + 1, par, yardage: 100 * par + at }),
)

/** An association with two tees that accepts every score. */
export const kindNetwork = (): FakeNetwork =>
  fakeNetwork({
    [TEES]: () =>
      json([
        aTeeSet(),
        aTeeSet({ TeeSetRatingId: 2, TeeSetRatingName: 'Black', CourseRating: 74.1 }),
      ]),
    [HOLES]: () => json(holeRows),
    [POST]: () => json(posted),
  })

let golfers = Math.trunc(performance.timeOrigin)

/** Each test has its own golfer, since drafts outlive a test and a file. */
export const newGolfer = (): number => (golfers += 1)

function Form({ userId }: { userId: number }) {
  const { courseId = '' } = useParams()
  const { state: given, search } = useLocation()
  // After a navigation the app focuses the page, whose title has not rendered yet.
  useEffect(() => document.getElementById('main')?.focus(), [])
  return (
    <ScoreEntry key={search} userId={userId} courseId={courseId} state={given} myLinx={() => []} />
  )
}

/** The form as opened from the picker, with `given` as the router's state. */
export async function openForm(userId: number, given: unknown = state) {
  const layout = (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PostOutcome />
    </>
  )
  const children = [
    {
      path: '/postscore',
      element: (
        <>
          <h1>Choose a course</h1>
          <UnsentScores userId={userId} />
        </>
      ),
    },
    { path: '/postscore/:courseId/details', element: <Form userId={userId} /> },
  ]
  const router = createMemoryRouter([{ element: layout, children }], {
    initialEntries: ['/postscore', { pathname: '/postscore/14001/details', state: given }],
  })
  const client = withoutRetryDelay(createQueryClient())
  const screen = await render(
    <QueryClientProvider client={client}>
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
    /** Presses the key for par of one hole after another. */
    async playPars(pars: readonly number[]) {
      for (const par of pars)
        await pressInPage(screen.getByRole('button', { name: `${par} Par`, exact: true }))
    },
  }
}

/** The form and its search for partners. */
export async function openPartners(userId: number) {
  const form = await openForm(userId)
  const box = form.screen.getByRole('searchbox', { name: 'Add a partner' })
  await expect.element(box).toBeVisible()
  return { ...form, box, add: (name: string) => form.screen.getByRole('button', { name }) }
}

/** The same with tees chosen, so that the holes have pars. */
export const byHole = { ...state, autoFillData: { teeSetId: 1, teeName: 'White' } }

/** The form with the card open and its pars loaded: 4, 5, 3, 4, 4, 4, 3, 5, 4 out and in. */
export async function openCard(played: 'Front nine' | 'Back nine' | '10–18 holes' = '10–18 holes') {
  const form = await openForm(newGolfer(), byHole)
  const { screen } = form
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  if (played !== '10–18 holes') await screen.getByRole('radio', { name: played }).click()
  const cell = (name: string | RegExp) => screen.getByRole('button', { name })
  await expect.element(cell(/^Hole 1, par 4/)).toBeVisible()
  const pad = screen.getByRole('region', { name: /^Score for hole|holes scored$/ })
  return {
    ...form,
    pad,
    cell,
    key: (name: string) => screen.getByRole('button', { name, exact: true }),
  }
}

/** Presses a button within the page, since 18 clicks with the mouse take two seconds of processor time. */
export async function pressInPage(button: Locator): Promise<void> {
  const element = await button.findElement()
  if (element instanceof HTMLElement) element.click()
  await new Promise(requestAnimationFrame)
}
