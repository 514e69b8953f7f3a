import { afterEach, expect, test } from 'vitest'
import { cut, json, refusal, undeclared } from './responses'
import { aFeedItem, aFeedPage, aSession } from './builders'
import { createFakeServer } from './fake-server'
import { expectResponsesOnContract, takeFindings } from './off-contract'

const LINX = 'GET /api/linx'

/** The tests below look at the findings themselves. */
afterEach(takeFindings)

/** What is found in one response to a route. */
async function findingsIn(route: string, answer: () => Response | Promise<Response>) {
  const [method = '', path] = route.split(' ')
  const server = createFakeServer({ [route]: answer })
  await server.fetch(new Request(`http://golf.test${path}`, { method })).catch(() => {})
  return takeFindings()
}

test('a complete response, a declared refusal and a lost response match the contract', async () => {
  expect(await findingsIn(LINX, () => json(aFeedPage([aFeedItem()])))).toEqual([])
  expect(await findingsIn(LINX, () => refusal(401))).toEqual([])
  expect(await findingsIn(LINX, cut)).toEqual([])
  expect(await findingsIn('PUT /api/follow/approve/8', () => refusal(404))).toEqual([])
})

test.each<[string, string, () => Response, string]>([
  [
    'without a field',
    LINX,
    () => json({ ...aFeedPage(), hasMore: undefined }),
    'GET /api/linx (listLinx) answers 200, and /hasMore is missing.',
  ],
  [
    'with a field that no host sends',
    LINX,
    () => json(aFeedPage([Object.assign(aFeedItem(), { woohoos: 2 })])),
    'GET /api/linx (listLinx) answers 200, and /items/0/woohoos is not declared.',
  ],
  [
    'with a value of another type',
    'POST /api/auth/login',
    () => json({ ...aSession(), userId: '1' }),
    'POST /api/auth/login (login) answers 200, and /userId must be integer.',
  ],
  [
    'with an undeclared status',
    'PUT /api/follow/approve/8',
    () => refusal(418),
    'PUT /api/follow/approve/8 (approveFollow) answers 418, and status 418 is not declared.',
  ],
  [
    'that is a page',
    LINX,
    () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    'GET /api/linx (listLinx) answers 200, and content type text/html is not declared.',
  ],
  [
    'at an unknown address',
    'GET /api/link',
    () => json({}),
    'GET /api/link is no operation of openapi/.',
  ],
])('a response %s is found', async (_what, route, answer, sentence) => {
  expect(await findingsIn(route, answer)).toEqual([sentence])
})

test('a response that is off the contract on purpose is not compared', async () => {
  expect(await findingsIn(LINX, () => undeclared('a broken host', json({})))).toEqual([])
})

test('a response off the contract fails its test, with what is wrong and where', async () => {
  const server = createFakeServer({ [LINX]: () => json({ items: [], hasMore: false }) })
  await server.fetch(new Request('http://golf.test/api/linx'))
  await expect(expectResponsesOnContract()).rejects.toThrow('/oldestActivityDate is missing.')
})
