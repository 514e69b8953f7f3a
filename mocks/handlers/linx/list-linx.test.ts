import { describe, expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld, PRIYA } from '../../testing'
import { all, kinds, linx, page, type Item } from './feed.fixture'

const SIMONE = 13

describe('listLinx: Following', () => {
  test('has what the golfers one follows played, newest first, and who follows', async () => {
    const backend = await openWorld()
    const items = await all(backend, NORA, 'Following')
    expect(items.length).toBeGreaterThan(60)
    expect(kinds(items)).toEqual(
      new Set(['FollowedUserResult', 'GroupedGolfScores', 'NewFollower', 'IFollowed']),
    )
    const moments = items.map(({ activityDate }) => Date.parse(activityDate))
    expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => other - one))
    for (const { userId, notificationType, isFollowed } of items) {
      expect(userId).not.toBe(1)
      if (notificationType !== 'NewFollower') expect(isFollowed).toBe(true)
    }
  })

  test('has a score with everything that is on the card', async () => {
    const { items } = await page(await openWorld(), NORA, { view: 'Following', pageSize: 1 })
    expect(items).toMatchObject([
      {
        sourceTable: 'golf_scores',
        userId: 2,
        name: 'Marcus Bell',
        userFirstName: 'Marcus',
        userLastName: 'Bell',
        picture: '/api/profile/picture/2',
        city: 'Boulder',
        state: 'CO',
        postedDate: '2026-06-13',
        activityDate: '2026-06-13T21:30:00.000+00:00',
        notificationType: 'FollowedUserResult',
        courseName: 'Bellwether Links',
        teeName: 'Blue',
        scoreTotal: 79,
        front9: 38,
        back9: 41,
        holes: 18,
        commentCount: 3,
        likeCount: 12,
        hasUserLiked: false,
        imageUrls: [1, 2, 3].map(() => expect.stringMatching(/^\/api\/media\/photo\d{11}\.png$/)),
      },
    ])
    const [item] = items
    expect(item?.handicap).toBe(Number(item?.goNewHandicap).toFixed(1))
    expect(Number(item?.goNewHandicap)).toBeLessThan(Number(item?.goOldHandicap))
  })

  test('has a grouped round once, with its players and their bets', async () => {
    const backend = await openWorld()
    const items = await all(backend, NORA, 'Following')
    const round = items.find(({ notificationType }) => notificationType === 'GroupedGolfScores')
    expect(round).toMatchObject({
      sourceTable: 'golf_rounds',
      courseName: 'Three Ponds Golf Club',
      holes: 18,
    })
    expect(round?.playerScores?.map(({ userName, scoreTotal }) => [userName, scoreTotal])).toEqual([
      ['Tom Okafor', 73],
      ['Luis Herrera', 82],
      ['Priya Raman', 73],
      ['Dana Whitfield', 93],
    ])
    expect(round?.groupBets).toEqual([
      { userId: 6, name: 'Tom Okafor', dollars: 24 },
      { userId: 7, name: 'Luis Herrera', dollars: -4 },
      { userId: 3, name: 'Priya Raman', dollars: -20 },
    ])
    expect(round?.playerScores?.[2]?.newHandicap).toMatch(/^\+\d\.\d$/)
    const priyas = items.filter(
      ({ userId, postedDate }) => userId === 3 && postedDate === '2026-06-13',
    )
    expect(priyas).toEqual([])
  })

  test('says NH for a golfer without an index', async () => {
    const items = await all(await openWorld(), NORA, 'Following')
    const hal = items.find(({ userId, scoreTotal }) => userId === 4 && scoreTotal)
    expect(hal).toMatchObject({
      handicap: 'NH',
      goOldHandicap: 'NH',
      goNewHandicap: 'NH',
      picture: null,
    })
  })

  test('says whether one played along, and whether one cheered', async () => {
    const items = await all(await openWorld(), NORA, 'Following')
    const connected = items.filter(({ hasConnectedPlayer }) => hasConnectedPlayer)
    expect(connected.map(({ courseName }) => courseName)).toEqual([
      'Larkspur Municipal',
      'Cottonwood Hollow',
    ])
    const hal = items.find(({ goPublicNotes }) => goPublicNotes?.startsWith('Second score'))
    expect(hal?.hasUserLiked).toBe(true)
  })

  test('has the follower who is new, and whom one followed, but no request that waits', async () => {
    const backend = await openWorld()
    const items = await all(backend, NORA, 'Following')
    const names = (type: string) =>
      items.filter(({ notificationType }) => notificationType === type).map(({ name }) => name)
    expect(names('NewFollower')[0]).toBe('Ruth Adeyemi')
    expect(names('IFollowed')[0]).toBe('Walt Brannigan')
    expect(names('NewFollower')).not.toContain('Simone Carter')
    expect(names('IFollowed')).not.toContain('Owen Fairley')
    expect(
      (await all(backend, MARCUS, 'Following')).some(({ name }) => name === 'Ruth Adeyemi'),
    ).toBe(false)
  })

  test('never has a private score, not even of a golfer one follows', async () => {
    const backend = await openWorld()
    const note = 'Nobody saw the second one.'
    const has = (items: Item[]) => items.some(({ goPublicNotes }) => goPublicNotes?.includes(note))
    expect(has(await all(backend, MARCUS, 'Following'))).toBe(false)
    expect(has(await all(backend, MARCUS, 'User:1'))).toBe(false)
    expect(has(await all(backend, NORA, 'My Linx'))).toBe(true)
    expect(has(await all(backend, NORA, 'User:1'))).toBe(true)
  })

  test('loses a private golfer in the moment one follows no longer, rounds shared with others excepted', async () => {
    const backend = await openWorld()
    const follow = backend.db.follows.where('pair', '1>3')[0]
    backend.db.follows.remove(follow?.id ?? 0)
    const items = await all(backend, NORA, 'Following')
    const hers = items.filter(({ userId }) => userId === 3)
    expect(kinds(hers)).toEqual(new Set(['NewFollower'])) // she still follows
    const round = items.find(({ courseName }) => courseName === 'Three Ponds Golf Club')
    const text = JSON.stringify(round)
    expect(text).toContain('Tom Okafor')
    expect(text).not.toContain('Priya')
  })
})

describe('listLinx: My Linx', () => {
  test("has one's own scores and the rounds one played in, and nothing else", async () => {
    const items = await all(await openWorld(), NORA, 'My Linx')
    expect(items.length).toBeGreaterThan(25)
    for (const { userId, playerScores } of items) {
      expect(userId === 1 || playerScores?.some((player) => player.userId === 1)).toBe(true)
    }
    expect(kinds(items)).toEqual(new Set(['FollowedUserResult', 'GroupedGolfScores']))
  })

  test("may be requested with one's own id only", async () => {
    const backend = await openWorld()
    expect((await page(backend, NORA, { view: 'My Linx', userId: 1 })).items).toHaveLength(25)
    const other = await call(backend, 'GET', linx({ view: 'My Linx', userId: 2 }), { as: NORA })
    expect([other.status, other.json]).toEqual([
      403,
      { message: 'My Linx shows your own scores only.', status: 403 },
    ])
  })
})

describe("listLinx: another golfer's page", () => {
  test('of a public golfer is shown to a golfer who does not follow', async () => {
    const backend = await openWorld()
    const items = await all(backend, PRIYA, 'User:14')
    expect(items.length).toBe(10)
    expect(new Set(items.map(({ userId }) => userId))).toEqual(new Set([14]))
  })

  test('of a private golfer is there for approved followers, and empty for others', async () => {
    const backend = await openWorld()
    expect((await page(backend, MARCUS, { view: 'User:1' })).items.length).toBeGreaterThan(0)
    expect(await page(backend, NORA, { view: `User:${SIMONE}` })).toEqual({
      items: [],
      hasMore: false,
      oldestActivityDate: null,
    })
    expect((await page(backend, NORA, { view: 'User:16' })).items).toEqual([]) // requested but not approved
  })

  test('of an unknown golfer is 404', async () => {
    const { status, json } = await call(await openWorld(), 'GET', linx({ view: 'User:99' }), {
      as: NORA,
    })
    expect([status, json]).toEqual([
      404,
      { message: 'This golfer is no longer here.', status: 404 },
    ])
  })
})

test('listLinx: My Bets is empty here: its rows come from another call', async () => {
  expect((await page(await openWorld(), NORA, { view: 'My Bets' })).items).toEqual([])
})
