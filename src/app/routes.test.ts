import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { User } from '~/api/types'
import { ApiError } from '~/api/errors'
import type { SessionState } from '~/session/session-types'
import { createKeptLocation } from './kept-location'
import { routes } from './routes'

// What the routes decide, not what the pages show: their code stays out.
vi.mock('../pages/login-page', () => ({ Page: () => null }))
vi.mock('../pages/later-page', () => ({ Page: () => null }))
vi.mock('../pages/linx-page', () => ({ Page: () => null }))
vi.mock('../pages/linx-load', () => ({ load: () => null }))
vi.mock('../pages/post-score-page', () => ({ Page: () => null }))
vi.mock('../pages/post-score-load', () => ({ load: () => null }))
vi.mock('../pages/post-score-details-page', () => ({ Page: () => null }))
vi.mock('../pages/post-score-details-load', () => ({ load: () => null }))
vi.mock('../pages/auth-page', () => ({ Page: () => null }))
vi.mock('../pages/direct-login-page', () => ({ Page: () => null }))
vi.mock('../pages/debug-page', () => ({ Page: () => null }))
vi.mock('../pages/usage-page', () => ({ Page: () => null }))
vi.mock('../pages/about-page', () => ({ Page: () => null }))
vi.mock('../pages/help-page', () => ({ Page: () => null }))
vi.mock('../pages/contact-page', () => ({ Page: () => null }))
vi.mock('../pages/privacy-page', () => ({ Page: () => null }))
vi.mock('../pages/terms-page', () => ({ Page: () => null }))
vi.mock('./shell/shell', () => ({ Shell: () => null }))
vi.mock('./shell/signed-in', () => ({ SignedIn: () => null }))

const user: User = {
  us_id: 1,
  us_email: 'nora@whitcombe.example',
  us_firstname: 'Nora',
  us_lastname: 'Whitcombe',
  us_gender: 'F',
  us_private: true,
}
const SIGNED_IN: SessionState = { status: 'signed-in', user }
const ANONYMOUS: SessionState = { status: 'anonymous' }
const UNREACHABLE: SessionState = { status: 'unreachable', error: new ApiError('Network', 0) }

type Session = { start(): Promise<SessionState>; hasTokens(): boolean }

const open = (state: SessionState, address: string) =>
  openWith({ start: async () => state, hasTokens: () => state.status !== 'anonymous' }, address)

function openWith(session: Session, address: string) {
  const kept = createKeptLocation(() => {
    throw new Error('no storage')
  }, 'https://linx.test')
  const router = createMemoryRouter(routes({ session, kept, lastEmail: () => user.us_email }), {
    initialEntries: [address],
  })
  const landed = () =>
    vi.waitFor(
      () => {
        expect(router.state.initialized && router.state.navigation.state).toBe('idle')
        const { pathname, search } = router.state.location
        return pathname + search
      },
      { timeout: 10_000 }, // the first route brings the code of all
    )
  return { router, kept, landed }
}

const GUARDED = [
  '/linx',
  '/linx?view=My+Bets',
  '/postscore',
  '/postscore/123/details?x=1',
  '/following?view=requests',
  '/groups',
  '/profile',
  '/invite',
]
const PUBLIC = [
  '/create-account',
  '/createaccount2',
  '/check-email',
  '/forgot-password',
  '/reset-password?token=t&email=e',
  '/about',
  '/help-system?topic=linx',
  '/contact',
  '/privacy',
  '/terms',
  '/auth',
  '/direct-login',
  '/debug',
  '/usage',
]

test.each(GUARDED)(
  '%s sends a visitor to the sign-in page and keeps the place',
  async (address) => {
    const { landed, kept } = open(ANONYMOUS, address)
    expect(await landed()).toBe('/')
    expect(kept.take('anybody@at.all')).toBe(address)
  },
)

test.each(GUARDED)(
  '%s is shown to a golfer, and to one whose host cannot be reached',
  async (address) => {
    expect(await open(SIGNED_IN, address).landed()).toBe(address)
    expect(await open(UNREACHABLE, address).landed()).toBe(address)
  },
)

test.each(PUBLIC)('%s is shown to everybody', async (address) => {
  expect(await open(ANONYMOUS, address).landed()).toBe(address)
  expect(await open(SIGNED_IN, address).landed()).toBe(address)
})

test.each([
  ['/', ANONYMOUS, '/'],
  ['/', SIGNED_IN, '/linx'],
  ['/', UNREACHABLE, '/linx'],
  ['/nowhere', ANONYMOUS, '/'],
  ['/nowhere/at/all?x=1', SIGNED_IN, '/linx'],
  ['/email-verification?token=a&email=b', ANONYMOUS, '/check-email?token=a&email=b'],
  ['/verify?verified=true', SIGNED_IN, '/check-email?verified=true'],
])('%s with %o leads to %s', async (address, state, landing) => {
  expect(await open(state, address).landed()).toBe(landing)
})

test('Back from the sign-in page leads to the page before the guarded one', async () => {
  const { router, landed } = open(ANONYMOUS, '/about')
  await landed()
  await router.navigate('/groups')
  expect(await landed()).toBe('/')
  await router.navigate(-1)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/about'))
})

test('a sign-in on the sign-in page takes its place in the history', async () => {
  let state: SessionState = { status: 'anonymous' }
  const session = { start: async () => state, hasTokens: () => false }
  const { router, landed } = openWith(session, '/about')
  await landed()
  await router.navigate('/groups')
  await landed()
  state = SIGNED_IN
  await router.revalidate()
  expect(await landed()).toBe('/groups')
  await router.navigate(-1)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/about'))
})

test('a place left before it is known who is there is not kept (SES-10)', async () => {
  let answer: (state: SessionState) => void = () => {}
  const starting = new Promise<SessionState>((resolve) => (answer = resolve))
  const session = { start: () => starting, hasTokens: () => true }
  const { router, kept, landed } = openWith(session, '/postscore?view=search')
  const away = router.navigate('/', { replace: true }) // another tab has logged out meanwhile
  answer(ANONYMOUS)
  await away
  expect(await landed()).toBe('/')
  expect(kept.take(user.us_email)).toBe('/linx')
})
