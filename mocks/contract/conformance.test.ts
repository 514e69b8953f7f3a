import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeServer, type FakeServer } from '../server/http-server'
import { NORA } from '../testing'
import { addressOf } from './conformance-calls'
import { conform, type ConformanceOptions } from './conformance'
import { differs, reportOf } from './conformance-report'
import { createContractCheck } from './contract-check'
import { contractDocument, operationsOf } from './document'
import { carefulHost } from '../scenarios/careful-host'

const documented = createContractCheck()
let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer({ contract: documented })
})
afterEach(() => server.close())

const run = (more: Partial<ConformanceOptions> = {}) =>
  conform({
    host: server.url(),
    email: NORA,
    password: 'linxgolf1',
    operatorKey: 'linx-operator',
    origin: 'https://app.example',
    ...more,
  })

test('the fake follows the document, and nothing of it is changed by looking (FAK-10)', async () => {
  const { db, contract } = await server.world()
  const before = JSON.stringify({ users: db.users.rows(), feed: db.feed.rows() })
  const outcomes = await run()
  expect(outcomes.filter(({ drift }) => drift.length > 0)).toEqual([])
  expect(outcomes.filter(({ notTested }) => notTested === undefined).length).toBeGreaterThan(50)
  expect(JSON.stringify({ users: db.users.rows(), feed: db.feed.rows() })).toBe(before)
  expect(contract.violations.filter(({ direction }) => direction === 'response')).toEqual([])
})

test('with --write every operation is called, unless conformance-reasons.ts says why not, and the changes are undone', async () => {
  const { db } = await server.world()
  const follows = db.follows.count()
  const outcomes = await run({ write: true })
  expect(outcomes.filter(({ notTested }) => notTested !== undefined)).toEqual([])
  expect(outcomes.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['followGolfer', 'unfollowGolfer', 'updateCurrentUser', 'logError']),
  )
  expect(outcomes.filter(({ drift }) => drift.length > 0)).toEqual([])
  expect(db.follows.count()).toBe(follows)
})

test('a renamed field is named with its operation and pointer', async () => {
  const { faults } = await server.world()
  const entry = { userId: 2, name: 'Marcus Bell' }
  faults.set('listFollowers', { body: JSON.stringify([entry]) })
  const report = reportOf(await run())
  expect(report).toContain('DIFFERS    listFollowers 200 /0/fullName: is missing')
  expect(report).toContain('DIFFERS    listFollowers 200 /0/name: is not declared')
  expect(report).toMatch(/tested, 1 differ,/)
})

test('a wrong password is no difference: it ends the run with what to do (FAK-10)', async () => {
  const { journal } = await server.world()
  await expect(run({ password: 'wrong' })).rejects.toThrow(
    `${server.url()} does not sign in ${NORA}: 401, "Unknown email or password". Set LINX_EMAIL and LINX_PASSWORD to a verified account of that host.`,
  )
  expect(journal.entries.map(({ path }) => path)).toEqual(['/api/auth/login'])
})

test.each([
  [
    {
      status: 200,
      body: '<!doctype html><title>Club</title>',
      headers: { 'Content-Type': 'text/html' },
    },
    'answers a sign-in with 200 and text/html (it begins: <!doctype html><title>Club</title>). That is not the API: give the address that has /api/auth/login.',
  ],
  [{ status: 404, body: '' }, 'That is not the API: give the address that has /api/auth/login.'],
  [
    { status: 503, body: 'Maintenance' },
    'answers a sign-in with 503 (it begins: Maintenance). Look at its log, or try again later.',
  ],
])('a host that answers a sign-in with %o is not asked further', async (fault, sentence) => {
  const { faults } = await server.world()
  faults.set('login', fault)
  await expect(run()).rejects.toThrow(sentence)
})

test('a host that does not answer is not waited for any longer, and the request is named', async () => {
  const { faults } = await server.world()
  faults.set('listFollowers', { delayMs: 20_000 })
  await expect(run({ timeoutMs: 1000 })).rejects.toThrow(
    /^GET http:\S+\/api\/follow\S+ is not answered within 1 s\. Look at the host's log/,
  )
})

test('an operation whose connection is cut is a difference, and the rest is compared', async () => {
  const { faults } = await server.world()
  faults.set('searchCourses', { drop: 'before' })
  const outcomes = await run()
  expect(reportOf(outcomes)).toMatch(
    /DIFFERS +searchCourses 0 \(response\): is not answered, \w+Error: /,
  )
  expect(outcomes.filter(differs)).toHaveLength(1)
})

test('a sign-in without a token is a difference, and the rest says why it was not tested', async () => {
  const { faults } = await server.world()
  faults.set('login', { body: '{"success":true}' })
  const report = reportOf(await run())
  expect(report).toContain('DIFFERS    login 200 /accessToken: is missing')
  expect(report).toContain(
    'not tested getCurrentUser: the response to a sign-in has no token. See what differs in login.',
  )
})

test('what is not tested says why and what to do; it is no difference (FAK-10)', async () => {
  const outcomes = await run({ operatorKey: undefined })
  const report = reportOf(outcomes)
  expect(report).toContain(
    'not tested getUsageReport: there is no operator’s key. Set LINX_OPERATOR_KEY.',
  )
  expect(report).toMatch(/not tested updateCurrentUser: it changes data. Run again with --write/)
  expect(report).toMatch(/ok +addComment 401 \(only its refusals: a success would leave/)
  expect(outcomes.some(differs)).toBe(false)
})

test('a host with other habits is understood, and that is said (DIA-08)', async () => {
  carefulHost.trouble?.(await server.world())
  const outcomes = await run()
  expect(outcomes.filter(differs)).toEqual([])
  const report = reportOf(outcomes)
  expect(report).toMatch(/understood +addComment 401 \(response\): 401 has no body/)
  expect(report).toMatch(/understood +verifyEmail 400 \(response\): 400 is ProblemDetails/)
  expect(report).toMatch(/not tested updateCurrentUser: it changes data. Run again with --write/)
})

test('drift is found in each of several operations (FAK-10)', async () => {
  const { faults } = await server.world()
  const html = { 'Content-Type': 'text/html' }
  faults.set('addComment', { status: 200, body: '{}' })
  faults.set('verifyEmail', { status: 400, body: '{"error":"no"}' })
  faults.set('requestPasswordReset', { status: 200, body: '{"success":true}' })
  faults.set('getProfilePicture', { status: 500 })
  faults.set('listFollowers', { body: '<!doctype html>\n<title>Club</title>', headers: html })
  faults.set('refreshToken', { status: 403, message: 'No.', times: 1 })
  const report = reportOf(await run())
  for (const line of [
    /DIFFERS +addComment 200 .*answers 200 without a token/,
    /DIFFERS +verifyEmail 400 \/message: is missing/,
    /DIFFERS +requestPasswordReset 200 .*not 422/,
    /DIFFERS +getProfilePicture .*answers 500 where it has to refuse, not 404/,
    /DIFFERS {4}listFollowers 200 \(response\): content type text\/html is not declared \(it begins: <!doctype html> <title>Club<\/title>\)/,
    /DIFFERS +refreshToken 200 .*answers 403 without a token that is good, not 401/,
    /tested, 6 differ,/,
  ])
    expect(report).toMatch(line)
})

test('it is found when an origin is refused, at the preflight and after it (FAK-10)', async () => {
  const { faults } = await server.world()
  const refusing = ['deleteCurrentUser', 'listFollowers', 'refreshToken'] as const
  for (const operationId of refusing) faults.set(operationId, { dialect: 'cors-refused' })
  const report = reportOf(await run())
  for (const line of [
    /DIFFERS +deleteCurrentUser 401 \(preflight\): https:\/\/app.example is not allowed/,
    /DIFFERS +listFollowers \d+ \(cors\): https:\/\/app.example is not allowed/,
    /DIFFERS +refreshToken 200 \(preflight\): https:\/\/app.example is not allowed/,
    /tested, 3 differ,/,
  ])
    expect(report).toMatch(line)
})

test('an address has the path of the document, its values escaped, and refuses unknown parameters', () => {
  const operations = operationsOf(contractDocument)
  const address = (id: string, request: Parameters<typeof addressOf>[1]) => {
    const operation = operations.get(id)
    if (!operation) throw new RangeError(id)
    return addressOf(operation, request)
  }
  const media = operations.get('getScoreMedia')?.path ?? ''
  expect(address('getScoreMedia', { params: { mediaId: 'a/b.jpg' } })).toBe(
    media.replace('{mediaId}', 'a%2Fb.jpg'),
  )
  expect(address('getScoreMedia', {})).toBe(media.replace('{mediaId}', '1'))
  expect(address('searchCourses', { query: { name: 'a b' } })).toMatch(/\?name=a\+b$/)
  expect(() => address('searchCourses', { query: { nam: 'golf' } })).toThrow(
    'searchCourses has no parameter nam.',
  )
})
