import { beforeEach, expect, test } from 'vitest'
import { createBackend, defineScenario, type Backend } from '#mocks'
import { noLock } from '~/platform/lock.fake'
import { createFakeBrowser } from '../browser.fake'

const NORA = 'nora@whitcombe.example'
const HOUR_MS = 3_600_000

const oneGolfer = defineScenario({
  name: 'one-golfer',
  title: 'Nora alone',
  now: '2026-06-13T23:30:00Z',
  zone: 'America/Denver',
  async seed({ db }) {
    await db.users.insert({
      id: 1,
      email: NORA,
      firstName: 'Nora',
      lastName: 'Whitcombe',
      city: 'Boulder',
      state: 'CO',
      gender: 'F',
      isPrivate: true,
      isEmailVerified: true,
      ghinNumber: 1_034_567,
      portrait: null,
      handicapIndex: 12.4,
      lastNotifyAt: null,
    })
    await db.credentials.insert({ id: 1, password: 'linxgolf1' })
  },
})

let backend: Backend
beforeEach(async () => {
  backend = await createBackend(oneGolfer)
  backend.tokens.configure({ rotate: true, onReuse: 'revoke' })
})

/** Requests that reached the backend, as 'METHOD /path'. */
let sent: string[] = []
const count = (request: string) => sent.filter((entry) => entry === request).length
const REFRESH = 'POST /api/auth/refresh-token'
const LINX = 'GET /api/linx'

async function toBackend(request: Request): Promise<Response> {
  sent.push(`${request.method} ${new URL(request.url).pathname}`)
  const response = await backend.handle(request)
  if (response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

/** A browser with Nora signed in, with this many tabs; the count of requests starts at 0. */
async function signedIn(tabs: number, browser = createFakeBrowser({ fetch: toBackend })) {
  const opened = [browser.openTab()]
  await opened[0]?.session.start()
  await opened[0]?.session.login(NORA, 'linxgolf1')
  while (opened.length < tabs) opened.push(browser.openTab())
  const states = await Promise.all(opened.map((tab) => tab.session.start()))
  expect(states.map((state) => state.status)).toEqual(opened.map(() => 'signed-in'))
  sent = []
  return { browser, tabs: opened }
}
const linx = ({ api }: { api: Awaited<ReturnType<typeof signedIn>>['tabs'][number]['api'] }) =>
  api.GET('/api/linx', { params: { query: { view: 'Following' } } })

test('60 calls in 3 tabs meet an expired token: 1 refresh, each call sent twice, all succeed, no golfer is signed out (TOK-01, TOK-02)', async () => {
  const { browser, tabs } = await signedIn(3)
  backend.clock.advance(HOUR_MS + 1)
  backend.faults.set('refreshToken', { delayMs: 50 }) // time enough for every tab to notice

  const answers = await Promise.all(
    tabs.flatMap((tab) => Array.from({ length: 20 }, () => linx(tab))),
  )

  expect(answers.filter((answer) => answer.response.ok)).toHaveLength(60)
  expect(count(REFRESH)).toBe(1)
  expect(count(LINX)).toBe(120)
  expect(tabs.map((tab) => tab.session.state().status)).toEqual([
    'signed-in',
    'signed-in',
    'signed-in',
  ])
  expect(tabs.map((tab) => tab.seen.failures)).toEqual([0, 0, 0])
  expect(backend.tokens.userOf(browser.storage.values.get('auth_token') ?? null)).toBe(1)
})

test("a call refused after another tab's refresh is sent again with the stored token (TOK-03, TOK-04)", async () => {
  const { tabs } = await signedIn(2)
  backend.clock.advance(HOUR_MS + 1)
  const [one, two] = tabs
  if (!one || !two) expect.fail()
  backend.faults.set('listLinx', { delayMs: 50, times: 1 })
  const late = linx(one)
  await linx(two)
  expect((await late).response.ok).toBe(true)
  expect(count(REFRESH)).toBe(1)
})

test('without a shared lock a tab adopts what another one stored while it was refused (R1)', async () => {
  backend.tokens.configure({ onReuse: 'reject' })
  const browser = createFakeBrowser({ fetch: toBackend, lock: noLock })
  const { tabs } = await signedIn(2, browser)
  backend.clock.advance(HOUR_MS + 1)
  const answers = await Promise.all(tabs.map((tab) => linx(tab)))
  expect(answers.every((answer) => answer.response.ok)).toBe(true)
  expect(tabs.map((tab) => tab.session.state().status)).toEqual(['signed-in', 'signed-in'])
})

test('a lost response to a refresh keeps the tokens; the reuse is then refused once (TOK-10)', async () => {
  const { browser, tabs } = await signedIn(1)
  const [tab] = tabs
  if (!tab) expect.fail()
  backend.clock.advance(HOUR_MS + 1)
  backend.faults.set('refreshToken', { drop: 'after', times: 1 })
  await expect(linx(tab)).rejects.toMatchObject({
    status: 0,
    message: 'Network error or unexpected issue',
  })
  expect(browser.storage.values.has('refresh_token')).toBe(true)
  expect(tab.session.state().status).toBe('signed-in')

  await expect(linx(tab)).rejects.toMatchObject({ status: 401, message: 'Failed to refresh token' })
  expect(tab.session.state().status).toBe('anonymous')
  expect(tab.seen.failures).toBe(1)
})

test('signing in reads the golfer with a new session, and signing out empties every tab (R10)', async () => {
  const browser = createFakeBrowser({ fetch: toBackend })
  const [one, two] = [browser.openTab(), browser.openTab()]
  await Promise.all([one.session.start(), two.session.start()])
  expect(one.session.state()).toEqual({ status: 'anonymous' })
  await one.session.login(` ${NORA} `, 'linxgolf1')
  expect(one.session.state()).toMatchObject({ status: 'signed-in', user: { us_firstname: 'Nora' } })
  const fetches = backend.journal.entries.filter((entry) => entry.operationId === 'getCurrentUser')
  expect(fetches.filter(({ headers }) => headers['new-session'] === 'true')).toHaveLength(1)

  await two.session.start()
  await one.session.logout()
  expect([one, two].map((tab) => tab.session.state().status)).toEqual(['anonymous', 'anonymous'])
  expect([...browser.storage.values.keys()]).toEqual(['last_email'])
})

test('a wrong password is refused with its message, an unverified address is let in (SES-02)', async () => {
  const browser = createFakeBrowser({ fetch: toBackend })
  const { session } = browser.openTab()
  await session.start()
  await backend.db.users.change(1, { isEmailVerified: false })
  await expect(session.login(NORA, 'wrong')).rejects.toMatchObject({
    status: 401,
    message: 'Invalid email or password',
  })
  expect([...browser.storage.values.keys()]).toEqual([])
  // A 401 does not distinguish a wrong password from an address that is not verified.
  expect(backend.db.users.get(1)?.isEmailVerified).toBe(true)
  await backend.db.users.change(1, { isEmailVerified: false })
  await session.login(NORA, 'linxgolf1')
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 1 } })
})
