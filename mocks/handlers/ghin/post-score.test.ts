import { describe, expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { recordedScore } from '../../ghin/recorded-score'
import { provisionalIndex } from '../../ghin/world-handicap/index-history'
import { acceptCrash, call, HAL, MARCUS, NORA, openWorld } from '../../testing'
import { itemsOf, newestOf, post, topItem, totalForm, type FormPatch } from './score-form.fixture'

describe('postScore: a posted total', () => {
  test('is answered as the association recorded it', async () => {
    const { status, json } = await post(await openWorld(), NORA, totalForm())
    expect([status, json]).toEqual([
      200,
      {
        scoreType: 'H',
        datePlayed: '2026-06-13',
        scoreTotal: 84,
        scoreFront: null,
        scoreBack: null,
        adjusted_gross_score: 84,
        front9_adjusted: null,
        back9_adjusted: null,
        holesPlayed: 18,
      },
    ])
  })

  test('with both nines keeps them', async () => {
    const { json } = await post(
      await openWorld(),
      NORA,
      totalForm({ scoreFront: '41', scoreBack: '43' }),
    )
    expect(json).toMatchObject({
      scoreFront: 41,
      scoreBack: 43,
      front9_adjusted: 41,
      back9_adjusted: 43,
    })
  })

  test('of nine holes is a front or a back nine, rated as that', async () => {
    const backend = await openWorld()
    const nine: FormPatch = { holesPlayed: '9', teeSetSide: 'Back9', scoreTotal: '44' }
    const { json } = await post(backend, NORA, totalForm(nine))
    expect(json).toMatchObject({ holesPlayed: 9, scoreTotal: 44, scoreFront: null, scoreBack: 44 })
    expect(newestOf(backend, 1)).toMatchObject({
      holes: 9,
      side: 'Back9',
      courseRating: 35.9,
      par: 35,
    })
  })

  test("is named by the association's course and tees, whatever the app called them", async () => {
    const backend = await openWorld()
    await post(backend, NORA, totalForm({ courseName: 'My course', teeName: 'Tips' }))
    expect(newestOf(backend, 1)).toMatchObject({
      courseName: 'Larkspur Municipal',
      facilityName: 'Larkspur Municipal Golf Course',
      teeName: 'Blue',
    })
  })

  test('moves the Handicap Index by the rules, and the feed says from where to where', async () => {
    const backend = await openWorld()
    const before = backend.db.users.get(1)?.handicapIndex
    await post(backend, NORA, totalForm({ scoreTotal: '79' }))
    const after = provisionalIndex(backend.db.scores.where('userId', 1).map(recordedScore))
    expect(after).toBeLessThan(before ?? 0)
    expect(backend.db.users.get(1)?.handicapIndex).toBe(after)
    const item = await topItem(backend, MARCUS, 'Following')
    expect(item).toMatchObject({
      goOldHandicap: before,
      goNewHandicap: after,
      handicap: after?.toFixed(1),
    })
  })

  test('is at the top of My Linx and of the feed of those who follow', async () => {
    const backend = await openWorld()
    await post(backend, NORA, totalForm({ publicNotes: 'Windy.' }))
    const wanted = { userId: 1, scoreTotal: 84, goPublicNotes: 'Windy.', postedDate: '2026-06-13' }
    expect(await topItem(backend, NORA, 'My Linx')).toMatchObject(wanted)
    expect(await topItem(backend, MARCUS, 'Following')).toMatchObject({
      ...wanted,
      isFollowed: true,
    })
    expect(await topItem(backend, 'tom@okafor.example', 'Following')).not.toMatchObject(wanted)
  })

  test('is a recent course at once', async () => {
    const backend = await openWorld()
    await post(backend, NORA, totalForm())
    const { json } = await call(backend, 'GET', '/api/Scores/RecentCourses', { as: NORA })
    expect(json[0]).toMatchObject({
      courseID: 13995,
      teeName: 'Blue',
      scoreTotal: 84,
    })
  })

  test('gives the first index to a golfer with two rounds before', async () => {
    const backend = await openWorld()
    await post(backend, HAL, totalForm({ scoreTotal: '99' }))
    const item = await topItem(backend, NORA, 'Following')
    expect(item).toMatchObject({ userId: 4, goOldHandicap: 'NH' })
    expect(item?.goNewHandicap).toBeTypeOf('number')
  })

  test('posted twice is there twice: whether it was meant is for the sender to know', async () => {
    const backend = await openWorld()
    const before = backend.db.scores.count()
    await Promise.all([post(backend, NORA, totalForm()), post(backend, NORA, totalForm())])
    expect(backend.db.scores.count()).toBe(before + 2)
    const [one, other] = backend.db.scores.where('userId', 1).slice(-2)
    expect(other?.oldIndex).toBe(one?.newIndex)
  })

  test('is stored although its answer is lost, and not stored when it never arrived', async () => {
    const backend = await openWorld()
    const before = backend.db.scores.count()
    backend.faults.set('postScore', { drop: 'after', times: 1 })
    expect((await post(backend, NORA, totalForm())).response.type).toBe('error')
    expect(backend.db.scores.count()).toBe(before + 1)
    backend.faults.set('postScore', { drop: 'before', times: 1 })
    expect((await post(backend, NORA, totalForm())).response.type).toBe('error')
    expect(backend.db.scores.count()).toBe(before + 1)
  })
})

describe('postScore: the hub', () => {
  /** Records the ids of the golfers whom the hub notifies. */
  function listen(backend: Backend): number[] {
    const notifiedIds: number[] = []
    const { hub } = backend
    const send = hub.send.bind(hub)
    hub.send = (userId, event, ...args) => {
      expect([event, args]).toEqual(['ReceiveLinxUpdate', []])
      notifiedIds.push(userId)
      return send(userId, event, ...args)
    }
    return notifiedIds
  }

  test('notifies approved followers, but not pending ones or the golfer', async () => {
    const backend = await openWorld()
    const notifiedIds = listen(backend)
    await post(backend, NORA, totalForm())
    expect(notifiedIds.toSorted((one, other) => one - other)).toEqual([2, 3, 4, 8, 9, 10, 12])
  })

  test('of a score that joins a round, the other players and who follows one of them hear too', async () => {
    const backend = await openWorld()
    const round = (await itemsOf(backend, NORA, 'Following')).find(
      ({ sourceTable }) => sourceTable === 'golf_rounds',
    )
    const players = round?.playerScores?.map(({ userId }) => userId) ?? []
    const followers = players.flatMap((id) =>
      backend.db.follows.where('followedId', id).filter(({ status }) => status === 'Approved'),
    )
    const notifiedIds = listen(backend)
    await post(backend, NORA, totalForm({ parentGroupId: String(round?.sourceId) }))
    const own = [2, 3, 4, 8, 9, 10, 12]
    const concerned = new Set([...own, ...players, ...followers.map((row) => row.followerId)])
    concerned.delete(1)
    expect(concerned.size).toBeGreaterThan(7)
    expect(notifiedIds.toSorted((one, other) => one - other)).toEqual(
      [...concerned].toSorted((one, other) => one - other),
    )
  })

  test('sends no notification of a private or a refused score', async () => {
    const backend = await openWorld()
    const notifiedIds = listen(backend)
    await post(backend, NORA, totalForm({ showTo: 'Private' }))
    await post(backend, NORA, totalForm({ courseId: '1' }))
    expect(notifiedIds).toEqual([])
  })
})

test('postScore: a private score is in My Linx only', async () => {
  const backend = await openWorld()
  await post(backend, NORA, totalForm({ showTo: 'Private' }))
  expect(await topItem(backend, NORA, 'My Linx')).toMatchObject({ scoreTotal: 84 })
  expect(await topItem(backend, MARCUS, 'Following')).not.toMatchObject({ userId: 1 })
  expect(await topItem(backend, MARCUS, 'User:1')).not.toMatchObject({ scoreTotal: 84 })
})

test('postScore: a failure in the middle of recording leaves nothing behind', async () => {
  const backend = await openWorld()
  const before = backend.snapshot().rows
  backend.db.feed.insertBeyond = () => Promise.reject(new RangeError('The disk is full.'))
  expect(
    (await post(backend, NORA, totalForm({ partners: '[{"userId":2,"dollars":5}]' }))).status,
  ).toBe(500)
  acceptCrash(backend)
  expect({ ...backend.snapshot().rows, sessions: [] }).toEqual({ ...before, sessions: [] })
})
