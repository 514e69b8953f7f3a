import { afterEach, beforeEach, expect, test } from 'vitest'
import '~/ui/styles/index.css'
import { ApiError, networkError } from '~/api/errors'
import type { FollowView } from '~/domain/people/list-view'
import { requestMessages } from '~/domain/messages/request'
import { cachedResponses } from '~/offline/database'
import { cachedList } from '~/offline/cached-list'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { startOffline } from '~/offline/offline-start.fake'
import { cut, json, refusal, undeclared } from '~/testing/responses'
import { aFollowEntry } from '~/testing/builders'
import { FollowList } from './follow-list'

const FOLLOWING = 'GET /api/follow/following'
const person = (userId: number, fullName: string) => aFollowEntry({ userId, fullName })
let it: Awaited<ReturnType<typeof startOffline>>

beforeEach(async () => {
  it = await startOffline({
    [FOLLOWING]: () => json([person(7, 'Simone Carter')]),
    'GET /api/follow/followers': () => json([]),
    'GET /api/follow/requests': () => json([person(9, 'June Abernathy')]),
  })
})
afterEach(() => it.leave())

const open = (view: FollowView) => it.open(<FollowList view={view} ownId={1} />)

test('an offline start shows the cached Following list with its age, and reloads it when the hub connects', async () => {
  const before = await open('following')
  await expect.element(before.getByText('Simone Carter')).toBeVisible()
  await expect.poll(() => it.cached('follow/following')).toBeDefined()
  await before.unmount()

  it.network.on(FOLLOWING, cut)
  const screenReader = startScreenReader()
  const screen = await open('following')
  await expect.element(screen.getByText('Simone Carter')).toBeVisible()
  await expect
    .poll(screenReader.announced)
    .toEqual([expect.stringMatching(/^Following from \d+:\d\d [AP]M$/)])
  screenReader.stop()
  expect(it.network.count(FOLLOWING)).toBe(4) // repeated twice at most (R5)

  it.network.on(FOLLOWING, () => json([person(8, 'Grant Lindqvist')]))
  it.connect()
  await expect.element(screen.getByText('Grant Lindqvist')).toBeVisible()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a captive portal’s page in place of the list shows the cached one with its age', async () => {
  await cachedResponses.put(1, 'follow/following', [person(7, 'Simone Carter')])
  it.network.on(FOLLOWING, () =>
    undeclared('a captive portal', new Response('<html><body>Room number?</body></html>')),
  )
  const screen = await open('following')
  await expect.element(screen.getByText('Simone Carter')).toBeVisible()
  await expect.element(screen.getByText(/^Following from \d+:\d\d [AP]M$/)).toBeVisible()
  expect(it.network.count(FOLLOWING)).toBe(1)
})

test('a failing host and another golfer never show a cached list', async () => {
  await cachedResponses.put(2, 'follow/following', [person(7, 'Simone Carter')])
  await cachedResponses.put(1, 'follow/followers', [person(7, 'Simone Carter')])
  it.network.on('GET /api/follow/followers', () => refusal(500, 'The clubhouse is closed.'))
  const followers = await open('followers')
  await expect.element(followers.getByText('The clubhouse is closed.')).toBeVisible()
  await followers.unmount()
  it.network.on(FOLLOWING, cut)
  const screen = await open('following')
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('requests and lists that are too long are not cached', async () => {
  const screen = await open('requests')
  await expect.element(screen.getByText('June Abernathy')).toBeVisible()
  await screen.unmount()
  it.network.on(FOLLOWING, () => json([person(7, 'Simone Carter'.padEnd(500_000, '.'))]))
  const long = await open('following')
  await expect.element(long.getByText(/Simone Carter/)).toBeVisible()
  await long.unmount()
  await open('followers')
  await expect.poll(() => it.cached('follow/followers')).toBeDefined() // so the earlier responses would be cached by now
  expect(await it.cached('follow/requests')).toBeUndefined()
  expect(await it.cached('follow/following')).toBeUndefined()
})

test('the shown list is newer than the cached one and stays; a refusal after lost attempts shows its message', async () => {
  const name = 'follow/following'
  await cachedResponses.put(1, name, [person(7, 'Simone Carter')])
  const lost = { data: [person(8, 'Grant Lindqvist')], fetchFailureCount: 2 }
  const request = () => Promise.reject(networkError(undefined))
  await expect(cachedList(name, lost, request)).rejects.toThrow(requestMessages.network)
  const never = { ...lost, data: undefined }
  expect(await cachedList(name, never, request)).toEqual([person(7, 'Simone Carter')])
  const refuse = () => Promise.reject(new ApiError('The clubhouse is closed.', 500))
  await expect(cachedList(name, never, refuse)).rejects.toThrow('The clubhouse is closed.')
})

test('HST-13 a response that cannot be serialized is still shown', async () => {
  const deep = {
    // Several browsers throw for a list nested 100,000 levels deep.
    toJSON() {
      throw new RangeError('Maximum call stack size exceeded')
    },
  }
  expect(await cachedList('follow/following', undefined, async () => deep)).toBe(deep)
})
