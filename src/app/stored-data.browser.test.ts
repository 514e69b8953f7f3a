import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '~/api/query-client'
import { woohoos } from '~/features/comments/app-woohoos'
import { commentDrafts } from '~/features/comments/panel/app-comments'
import { courses } from '~/features/courses/queries'
import { linx } from '~/features/feed/query/queries'
import { cachedAges, feedAge } from '~/offline/cache'
import { followList } from '~/features/follow/queries'
import { groups } from '~/features/groups/queries'
import { userInviteHistory } from '~/features/invite/invite-history'
import { draftMedia, drafts, entryHabits } from '~/features/scores/draft/device-drafts'
import { posting, startOutbox } from '~/features/scores/post/app-posting'
import { unsentStatus } from '~/features/scores/unsent/unsent'
import { session } from '~/session/session'
import { cut, json } from '~/testing/responses'
import { fakeNetwork, signInRoutes } from '~/testing/fake-network'
import { aSession, aUser } from '~/testing/builders'
import stored from './stored-data.json'

// An installed app is updated from an older build: the data that build stored can be read, offline at first
// (stored-data.json).
const NORA = 7061 // an id that no other test file uses, since test files share the browser's storage
const POST = 'POST /api/Ghin/PostScore'
const ROUND = { sourceTable: 'golf_scores', sourceId: 30 }
/** The requests that are made while there is no network. */
const CUT = [
  'POST /api/auth/refresh-token',
  'GET /api/user/current',
  'GET /api/linx',
  'GET /api/follow/following',
  'GET /api/follow/followers',
  'GET /api/group/mygroups',
  'GET /api/Scores/RecentCourses',
  'GET /api/Ghin/Courses/14001/TeeSets',
  'GET /api/Ghin/Courses/14001/TeeSets/300102/Holes',
  'POST /api/comments/woohoo',
]
const network = fakeNetwork(Object.fromEntries(CUT.map((route) => [route, cut])))

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

/** A stored value as it was; photos are in the JSON as text. */
async function revived(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value
  if (!('base64' in value) || !('blob' in value)) return value
  return (await fetch(`data:${String(value.blob)};base64,${String(value.base64)}`)).blob()
}

/** Puts everything where the older build put it. */
async function restore(): Promise<void> {
  for (const [key, value] of Object.entries(stored.local)) localStorage.setItem(key, value)
  for (const [name, { version, stores }] of Object.entries(stored.databases)) {
    const request = indexedDB.open(name, version)
    request.addEventListener('upgradeneeded', () => {
      for (const store of Object.keys(stores)) request.result.createObjectStore(store)
    })
    const database = await result(request)
    for (const [store, values] of Object.entries(stores)) {
      for (const [key, value] of Object.entries(values)) {
        const whole = await revived(value)
        await result(database.transaction(store, 'readwrite').objectStore(store).put(whole, key))
      }
    }
    database.close()
  }
}

let isOnline = false
beforeAll(async () => {
  await restore()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  await session.start()
})
afterAll(async () => {
  posting.reset()
  await session.logout()
  network.restore()
  vi.restoreAllMocks()
})

test('a golfer whose session an older build has stored is signed in', () => {
  expect(session.state()).toMatchObject({
    status: 'signed-in',
    user: { us_id: NORA, us_firstname: 'Nora' },
  })
})

test('a stored draft is restored with its holes, notes, partner and photo', async () => {
  const draft = await drafts.load(NORA, '14001')
  expect(draft).toMatchObject({
    id: 'score-14001',
    course: { courseId: 14001, courseName: 'Course 14001', location: 'Boulder, CO' },
    teeSetId: 300102,
    entry: { mode: 'hole-by-hole-9', holes: [4, 4, 4, 4, 4, ...Array<null>(13).fill(null)] },
    datePlayed: '2026-06-13',
    notes: 'Notes of 14001.',
    scoreType: 'A',
    showTo: 'Private',
    partners: [{ userId: 2, name: 'Marcus Bell', dollars: '-20' }],
    parentScoreId: 11,
    parentGroupId: 12,
  })
  const [photo] = draft?.media ?? []
  expect(photo).toMatchObject({ name: 'green.jpg', kind: 'image' })
  const blob = photo && (await draftMedia.read(photo))
  expect(blob).toMatchObject({ type: 'image/jpeg', size: photo?.bytes })
})

test('what was typed while the page closed is restored', async () => {
  expect(await drafts.load(NORA, '14006')).toMatchObject({ notes: 'Notes of 14006.' })
})

test('each unsent score has the status it had, and the posted one cannot be posted again', async () => {
  const statuses = (await drafts.list(NORA)).map((draft) => [draft.id, unsentStatus(draft)])
  expect(Object.fromEntries(statuses)).toEqual({
    'score-14001': 'draft',
    'score-14002': 'waiting',
    'score-14003': 'needs-you', // without a response
    'score-14004': 'draft', // a check found nothing
    'score-14006': 'draft',
    'score-14007': 'needs-you', // refused
  })
  const sample = await drafts.load(NORA, '14001')
  if (!sample) throw new Error('There is no draft.')
  const sent = { ...sample, id: 'score-14005' }
  expect(await drafts.findPostedElsewhere(sent.userId, sent.id)).toMatchObject({
    sent: { strokes: { scoreTotal: 84 } },
  })
})

test('attempts without a response are remembered, newest first', async () => {
  expect((await drafts.load(NORA, '14003'))?.attempt).toMatchObject({
    id: 'attempt-14003',
    known: ['golf_scores/7'],
  })
  expect((await drafts.load(NORA, '14004'))?.attempt).toMatchObject({
    id: 'attempt-14004-2',
    canResend: true,
    earlier: [{ id: 'attempt-14004' }],
  })
  expect((await drafts.load(NORA, '14007'))?.refusal).toBe('The course is closed.')
})

test('the next score begins with the golfer’s habits', async () => {
  expect(await entryHabits.read(NORA, '14001')).toMatchObject({
    showTo: 'Private',
    course: { mode: '9', scoreType: 'A' },
    partners: [{ userId: 2, name: 'Marcus Bell' }],
  })
})

test('courses, tees and holes are available without a network', async () => {
  const client = createQueryClient()
  expect(await client.fetchQuery(courses.recent())).toMatchObject([{ courseID: 14001 }])
  expect(await client.fetchQuery(courses.teeSets(14001, 'F'))).toMatchObject([
    { TeeSetRatingName: 'White' },
  ])
  expect(await client.fetchQuery(courses.holes(14001, 300102))).toHaveLength(18)
})

test('the feed, the follow lists and the groups are available without a network', async () => {
  const client = createQueryClient()
  const { pages } = await client.fetchInfiniteQuery(linx.feed('Following', NORA))
  expect(pages[0]?.items).toMatchObject([{ name: 'Golfer 30' }, { name: 'Golfer 29' }])
  expect(feedAge(cachedAges.getState())).toBe(
    stored.databases['linx-kept'].stores.drafts['1/7061/linx/Following'].at,
  )
  expect(await client.fetchQuery(followList('following'))).toMatchObject([
    { fullName: 'Marcus Bell' },
  ])
  expect(await client.fetchQuery(followList('followers'))).toMatchObject([
    { fullName: 'Sam Ortega' },
  ])
  expect(await client.fetchQuery(groups.list('mygroups'))).toMatchObject([
    { groupName: 'Early Birds' },
  ])
})

test('who was invited is remembered, and the form that was left is filled in', async () => {
  const history = userInviteHistory(NORA)
  expect([...(await history.invited()).keys()]).toEqual(['abe@bell.example'])
  expect(await history.form()).toEqual({
    firstName: 'Ada',
    lastName: 'Bell',
    email: 'ada@bell.example',
  })
})

test('an unsent comment is restored, and an unsent Woohoo is resumed', async () => {
  await commentDrafts.load(NORA, ROUND)
  expect(commentDrafts.get(NORA, ROUND)).toMatchObject({ text: 'Nice round', unsure: 1 })
  woohoos.resume(NORA)
  expect(woohoos.get('golf_scores/30')?.value).toBe(true)
})

// Last: from here on there is a network.
test('the waiting score is posted once, as it was typed', async () => {
  const page = { items: [], hasMore: false, oldestActivityDate: null }
  const answers = {
    ...signInRoutes(() => aUser({ us_id: NORA })),
    'POST /api/auth/refresh-token': () => json(aSession({ userId: NORA })),
    'GET /api/linx': () => json(page),
  }
  for (const [route, answer] of Object.entries(answers)) network.on(route, answer)
  network.on(POST, () =>
    json({ scoreType: 'H', datePlayed: '2026-06-13', scoreTotal: 84, holesPlayed: 18 }),
  )
  isOnline = true
  startOutbox()
  await expect.poll(() => posting.getState().status).toBe('posted')
  await expect
    .poll(async () => (await drafts.list(NORA)).map(({ id }) => id))
    .not.toContain('score-14002')
  expect(network.count(POST)).toBe(1)
  const form = network.seen.find(({ route }) => route === POST)?.form
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    courseId: '14002',
    scoreTotal: '84',
    datePlayed: '2026-06-13',
    teeName: 'White',
    publicNotes: 'Notes of 14002.',
  })
})
