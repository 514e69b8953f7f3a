import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { storeTokens } from '~/session/browser.fake'
import {
  browserWith,
  EMAIL,
  LOGIN,
  nora,
  refused,
  USER,
  signedInReply,
  type Replies,
} from '~/session/session-world.fake'
import { json } from '~/testing/responses'
import { aSession, marcus } from '~/testing/builders'
import { navigateWithSession } from './session-navigation'
import { createReturnLocation } from './return-location'
import { routes } from './routes'
import { withoutCode } from './without-code.fake'

const MARCUS = marcus.us_email

/** A host with two golfers. */
const club: Replies = {
  [LOGIN]: async (request) => {
    const hers = (await request.text()).includes(EMAIL)
    return hers
      ? signedInReply()
      : json(aSession({ accessToken: 'm', refreshToken: 'n', userId: marcus.us_id }))
  },
  [USER]: (request) =>
    request.headers.get('Authorization') === 'Bearer m' ? json(marcus) : nora(),
}

/**
 * The session and the routes wired as in the app, at an address, without the pages' code. With `signedIn`, Nora's
 * tokens are stored.
 */
function openApp(replies: Replies, address: string, signedIn: boolean) {
  const { browser, storage } = browserWith(replies)
  if (signedIn) storeTokens(storage)
  storage.set('last_email', EMAIL)
  const { session } = browser.openTab()
  const returnLocation = createReturnLocation(() => {
    throw new Error('no storage')
  }, 'https://linx.test')
  const lastEmail = () => storage.get('last_email') ?? ''
  const currentLocation = () => router.state.navigation.location ?? router.state.location
  const all = routes({
    session,
    returnLocation,
    lastEmail,
    currentLocation,
    load: (_page, code) => code(),
  })
  const router = createMemoryRouter(withoutCode(all), { initialEntries: [address] })
  navigateWithSession({ session, router, startHub: () => {}, returnLocation, lastEmail })
  /** The path after all navigations have finished. */
  const restingPath = () => {
    const { initialized, navigation, revalidation, location } = router.state
    const resting = initialized && navigation.state === 'idle' && revalidation === 'idle'
    return resting ? location.pathname + location.search : 'on the way'
  }
  return { session, restingPath }
}

const PLACE = '/postscore?view=search'

test('after a logout the next golfer starts at the feed, not at the previous golfer’s page (SES-10, R10)', async () => {
  const { session, restingPath } = openApp(club, PLACE, true)
  await expect.poll(restingPath).toBe(PLACE)
  await session.logout()
  await expect.poll(restingPath).toBe('/')
  await session.login(MARCUS, 'linxgolf2')
  await expect.poll(restingPath).toBe('/linx')
})

test.each([
  [EMAIL, PLACE],
  [MARCUS, '/linx'],
])('after a refusal %s signs in to %s (SES-09, SES-10)', async (email, landing) => {
  const { session, restingPath } = openApp(club, PLACE, true)
  await expect.poll(restingPath).toBe(PLACE)
  session.end('refused')
  await expect.poll(restingPath).toBe('/')
  await session.login(email, 'linxgolf2')
  await expect.poll(restingPath).toBe(landing)
})

test.each([
  ['500', refused(500)],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a sign-in whose golfer is answered with %s leaves the sign-in page (R2)', async (_, reply) => {
  const { session, restingPath } = openApp({ [USER]: reply }, '/', false)
  await expect.poll(restingPath).toBe('/')
  await session.login(EMAIL, 'linxgolf1')
  expect(session.state().status).toBe('unreachable')
  await expect.poll(restingPath).toBe('/linx')
})
