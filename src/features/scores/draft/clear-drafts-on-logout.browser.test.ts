import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedCourse, isCourseCached } from '~/features/courses/course-cache'
import { firstScreen } from '~/lib/first-screen'
import { userDatabase } from '~/platform/db/user-database'
import { session } from '~/session/session'
import { aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { sampleDraft } from './score-draft.fake'
import { clearDraftsOnLogout } from './clear-drafts-on-logout'
import { drafts } from './device-drafts'

// The app's own drafts and session, in the browser's own stores; only the network is simulated.
const PASSWORD = 'linxgolf1'
// Ids that no other test file uses, since test files share the browser's storage.
const NORA = 7001
const MARCUS = 7002
let network: FakeNetwork
let golfer = NORA
beforeEach(() => {
  localStorage.clear() // all test files share the origin
  network = fakeNetwork(
    signInRoutes(() => aUser({ us_id: golfer, us_email: `${golfer}@bell.example` })),
  )
})
afterEach(async () => {
  await session.logout()
  network.restore()
  localStorage.clear()
})

clearDraftsOnLogout()
firstScreen.markShown() // responses are cached after it

async function signIn(userId: number): Promise<void> {
  golfer = userId
  await session.login(`${userId}@bell.example`, PASSWORD)
}

/** Nora is signed in and has typed a score. */
async function typeScore(): Promise<void> {
  await signIn(NORA)
  await drafts.save(sampleDraft({ userId: NORA }))
  expect(await drafts.list(NORA)).toHaveLength(1)
}

test('a logout removes the golfer’s drafts from the device (R7, R10)', async () => {
  await typeScore()
  await session.logout()
  expect(await drafts.list(NORA)).toEqual([])
})

test('drafts survive a session that the host ended, but not the sign-in of another golfer (R7)', async () => {
  await typeScore()
  session.end('refused')
  await signIn(NORA)
  expect(await drafts.list(NORA)).toHaveLength(1)
  session.end('refused')
  await signIn(MARCUS)
  expect(await drafts.list(NORA)).toEqual([])
})

test('cached courses, posted cards and invitations are removed at a logout and at the sign-in of another golfer (R7, R10)', async () => {
  const own = async () => (await userDatabase.keys()).filter((key) => key.includes(`/${NORA}`))
  const leave = async () => {
    await signIn(NORA)
    await cachedCourse('14001/tees', async () => ['tees'])
    await vi.waitFor(async () => expect(await isCourseCached('14001/tees')).toBe(true))
    await userDatabase.update(`invited/${NORA}`, () => ({ 'abe@bell.example': 1 }))
    await userDatabase.update(`cards/${NORA}`, () => [{ id: 'score-1' }])
    expect(await own()).toHaveLength(3)
  }
  await leave()
  await session.logout()
  expect(await own()).toEqual([])
  await leave()
  session.end('refused')
  await signIn(MARCUS)
  await vi.waitFor(async () => expect(await own()).toEqual([]))
})
