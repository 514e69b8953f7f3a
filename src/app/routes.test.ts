import { createMemoryRouter, matchRoutes, type Location, type RouteObject } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '~/api/errors'
import { nora } from '~/testing/builders'
import { pageInfoOf, sectionOf } from '~/routing/page-info'
import type { SessionState } from '~/session/session-types'
import { createReturnLocation } from './return-location'
import { routes } from './routes'
import { withoutCode } from './without-code.fake'

const SIGNED_IN: SessionState = { status: 'signed-in', user: nora }
const ANONYMOUS: SessionState = { status: 'anonymous' }
const UNREACHABLE: SessionState = { status: 'unreachable', error: new ApiError('Network', 0) }

const HOST = 'https://linx.test'

type Session = { start(): Promise<SessionState>; hasTokens(): boolean }

const open = (state: SessionState, address: string, routerState?: unknown) =>
  openWith(
    { start: async () => state, hasTokens: () => state.status !== 'anonymous' },
    address,
    routerState,
  )

function openWith(session: Session, address: string, state?: unknown) {
  const returnLocation = createReturnLocation(() => {
    throw new Error('no storage')
  }, HOST)
  const currentLocation = (): Location => router.state.navigation.location ?? router.state.location
  const all = routes({
    session,
    returnLocation,
    lastEmail: () => nora.us_email,
    currentLocation,
    load: (_page, code) => code(),
  })
  const { pathname, search, hash } = new URL(address, HOST)
  const router = createMemoryRouter(withoutCode(all), {
    initialEntries: [{ pathname, search, hash, state }],
  })
  const landed = () =>
    vi.waitFor(() => {
      expect(router.state.initialized && router.state.navigation.state).toBe('idle')
      const location = router.state.location
      return location.pathname + location.search + location.hash
    })
  const info = () => pageInfoOf(router.state.matches.map(({ route }) => ({ handle: route.handle })))
  return { all, router, returnLocation, landed, info }
}

/** The address does not redirect. */
const HERE = undefined

/**
 * Every route: the path that a visitor and a golfer end at, its title and its help. A guarded location is saved for a
 * visitor.
 */
const TABLE: [
  address: string,
  visitor: string | undefined,
  golfer: string | undefined,
  title: string,
  help?: string,
][] = [
  ['/', HERE, '/linx', 'Login'],
  ['/linx', '/', HERE, 'Linx', 'linx'],
  ['/linx?view=My+Bets#item', '/', HERE, 'Linx', 'linx'],
  ['/linx/2/golf_scores/41', '/', HERE, 'Round', 'linx'],
  ['/postscore', '/', HERE, 'Post a score', 'postscore'],
  ['/postscore?view=search', '/', HERE, 'Post a score', 'postscore'],
  ['/postscore/123/details?x=1#y', '/', HERE, 'Post a score', 'postscore'],
  ['/following', '/', HERE, 'Following', 'following'],
  ['/following?view=requests', '/', HERE, 'Following', 'following'],
  ['/groups', '/', HERE, 'Groups', 'groups'],
  ['/profile', '/', HERE, 'Profile', 'profile'],
  ['/invite', '/', HERE, 'Invite a player', 'invite'],
  ['/create-account', HERE, HERE, 'Create Account'],
  ['/createaccount2?email=e', HERE, HERE, 'Account Setup'],
  ['/check-email?token=t', HERE, HERE, 'Account Setup'],
  [
    '/email-verification?token=a%2Bb&email=c',
    '/check-email?token=a%2Bb&email=c',
    '/check-email?token=a%2Bb&email=c',
    'Account Setup',
  ],
  [
    '/verify?verified=true',
    '/check-email?verified=true',
    '/check-email?verified=true',
    'Account Setup',
  ],
  [
    '/verify?token=abc&email=ola%40unverified.example',
    '/check-email?token=abc&email=ola%40unverified.example',
    '/check-email?token=abc&email=ola%40unverified.example',
    'Account Setup',
  ],
  ['/forgot-password', HERE, HERE, 'Forgot Password'],
  ['/reset-password?token=t&email=e', HERE, HERE, 'Reset Password'],
  ['/about', HERE, HERE, 'About', 'about'],
  ['/help-system?topic=linx', HERE, HERE, 'Help'],
  ['/contact', HERE, HERE, 'Contact'],
  ['/privacy', HERE, HERE, 'Privacy Policy'],
  ['/terms', HERE, HERE, 'Terms of Use'],
  ['/auth#access_token=t', HERE, HERE, 'Signing in'],
  ['/direct-login', HERE, HERE, 'Direct sign-in'],
  ['/debug?x=1#y', HERE, HERE, 'Debug'],
  ['/usage', HERE, HERE, 'Usage report'],
  ['/nowhere', '/', '/linx', ''],
  ['/nowhere/at/all?x=1#y', '/', '/linx', ''],
  ['/linx/more', '/', '/linx', ''],
]

test.each(TABLE)(
  '%s leads a visitor to %s, a golfer to %s (SES-15)',
  async (address, visitor, golfer, title, help) => {
    const asVisitor = open(ANONYMOUS, address)
    expect(await asVisitor.landed()).toBe(visitor ?? address)
    const guarded = visitor === '/' && golfer === HERE
    expect(asVisitor.returnLocation.take('anybody@at.all').path).toBe(guarded ? address : '/linx')

    const asGolfer = open(SIGNED_IN, address)
    expect(await asGolfer.landed()).toBe(golfer ?? address)

    const { info } = guarded ? asGolfer : asVisitor
    if (title) expect(info()).toMatchObject({ title })
    if (golfer === HERE) expect(info()?.help).toBe(help)

    const unreached = open(UNREACHABLE, address)
    expect(await unreached.landed()).toBe(golfer ?? address)
  },
)

test('the table has every route', () => {
  const { all } = open(ANONYMOUS, '/')
  const pathsOf = (each: readonly RouteObject[]): string[] =>
    each.flatMap(({ path, children = [] }) => [
      ...(path === undefined || path === 'kit' ? [] : [path]),
      ...pathsOf(children),
    ])
  const reached = new Set(
    TABLE.map(([address]) => matchRoutes(all, new URL(address, HOST).pathname)?.at(-1)?.route.path),
  )
  expect(pathsOf(all).filter((path) => !reached.has(path))).toEqual([])
})

test('exactly the seven sections have help', () => {
  const sections = new Set(TABLE.map(([, , , , help]) => help).filter(Boolean))
  const seven = ['linx', 'postscore', 'following', 'groups', 'profile', 'invite', 'about']
  expect([...sections]).toEqual(seven)
})

test.each([
  ['/postscore', 'Post'],
  ['/postscore/123/details', 'Post Details'],
  ['/usage', 'Usage'],
  ['/contact', 'Contact'],
  ['/following?view=requests', 'Following'],
])('the use of %s is recorded as %s', async (address, section) => {
  const golfer = open(SIGNED_IN, address)
  await golfer.landed()
  expect(sectionOf(golfer.info())).toBe(section)
})

test('the use of the sign-in page is not recorded', async () => {
  const visitor = open(ANONYMOUS, '/')
  await visitor.landed()
  expect(sectionOf(visitor.info())).toBeUndefined()
})

test('the saved location includes its router state, also after a link', async () => {
  const direct = open(ANONYMOUS, '/postscore/9/details?x=1#y', { fromLinx: true })
  await direct.landed()
  expect(direct.returnLocation.take('a@b.example')).toEqual({
    path: '/postscore/9/details?x=1#y',
    state: { fromLinx: true },
  })

  const linked = open(ANONYMOUS, '/about')
  await linked.landed()
  await linked.router.navigate('/profile?photo=1#picture', { state: { photo: true } })
  expect(await linked.landed()).toBe('/')
  expect(linked.returnLocation.take('a@b.example')).toEqual({
    path: '/profile?photo=1#picture',
    state: { photo: true },
  })
})

test('Back from the sign-in page leads to the page before the guarded one', async () => {
  const { router, landed } = open(ANONYMOUS, '/about')
  await landed()
  await router.navigate('/groups')
  expect(await landed()).toBe('/')
  await router.navigate(-1)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/about'))
})

test.each([
  ['/following?view=followers#top', ANONYMOUS],
  ['/nowhere', ANONYMOUS],
  ['/nowhere', SIGNED_IN],
  ['/verify?verified=true', ANONYMOUS],
])(
  'the page that %s redirects to replaces it in the history, since Back would redirect again',
  async (address, state) => {
    vi.stubGlobal('location', new URL(address, 'http://localhost'))
    onTestFinished(() => void vi.unstubAllGlobals())
    const { router, landed } = open(state, address)
    expect(await landed()).not.toBe(address)
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

test('a golfer who opens the sign-in page gets no history entry for it', async () => {
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

test('a location left before the session is known is not saved (SES-10)', async () => {
  let answer: (state: SessionState) => void = () => {}
  const starting = new Promise<SessionState>((resolve) => (answer = resolve))
  const session = { start: () => starting, hasTokens: () => true }
  const { router, returnLocation, landed } = openWith(session, '/postscore?view=search')
  const away = router.navigate('/', { replace: true }) // another tab has signed out in the meantime
  answer(ANONYMOUS)
  await away
  expect(await landed()).toBe('/')
  expect(returnLocation.take(nora.us_email).path).toBe('/linx')
})

test('no route uses a feature that the build leaves out of the router (scripts/build/libraries/light-router.mjs)', () => {
  const { all } = openWith({ start: async () => ANONYMOUS, hasTokens: () => false }, '/')
  const flat = (list: readonly RouteObject[]): RouteObject[] =>
    list.flatMap((route) => [route, ...flat(route.children ?? [])])
  for (const route of flat(all)) {
    expect(route).not.toHaveProperty('action')
    expect(route).not.toHaveProperty('middleware')
    expect(typeof (route.lazy ?? {})).toBe('object')
    expect(Object.keys(route.lazy ?? {})).not.toContain('middleware')
  }
})
