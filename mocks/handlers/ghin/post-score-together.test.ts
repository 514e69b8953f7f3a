import { describe, expect, test } from 'vitest'
import { HAL, NORA, openWorld, PRIYA } from '../../testing'
import { itemsOf, newestOf, post, topItem, totalForm } from './score-form.fixture'

describe('postScore: partners', () => {
  test('and what was won are shown with the score, from both sides, without private strangers', async () => {
    const backend = await openWorld()
    const partners = JSON.stringify([
      { userId: 2, dollars: 12 },
      { userId: 3, dollars: 0 },
    ])
    await post(backend, NORA, totalForm({ partners }))
    expect((await topItem(backend, HAL, 'Following'))?.groupBets).toEqual([
      { userId: 1, name: 'Nora Whitcombe', dollars: 12 },
      { userId: 2, name: 'Marcus Bell', dollars: -12 },
    ])
    const item = await topItem(backend, PRIYA, 'Following')
    expect(item).toMatchObject({ hasConnectedPlayer: true })
    expect(item?.groupBets).toContainEqual({ userId: 3, name: 'Priya Raman', dollars: 0 })
  })

  test.each([
    ['[{"userId":1,"dollars":0}]', 422, 'You cannot be your own partner.'],
    ['[{"userId":99,"dollars":0}]', 422, 'One of the partners is not a member.'],
    ['[{"userId":2,"dollars":0},{"userId":2,"dollars":0}]', 422, 'A partner is named twice.'],
  ])('%s is %i', async (partners, status, message) => {
    const answered = await post(await openWorld(), NORA, totalForm({ partners }))
    expect([answered.status, answered.json]).toEqual([status, { message, status }])
  })

  test.each([
    ['[{"dollars":1}]', 400, 'A partner has no userId.'],
    ['[{"userId":2}]', 400, 'The dollars of a partner must be whole.'],
    ['[null]', 400, 'A partner has no userId.'],
    ['[{"userId":2,"dollars":1.5}]', 400, 'The dollars of a partner must be whole.'],
    ['[{"userId":2,"dollars":"5"}]', 400, 'The dollars of a partner must be whole.'],
    ['{}', 400, 'partners must be a list of up to 20.'],
    ['[', 400, 'partners is not valid JSON.'],
  ])('%s is %i, and breaks the contract', async (partners, status, message) => {
    const answered = await post(await openWorld(), NORA, totalForm({ partners }), true)
    expect([answered.status, answered.json]).toEqual([status, { message, status }])
  })
})

describe('postScore: I played too', () => {
  test("makes a grouped round of a friend's score, which keeps its comments and Woohoos", async () => {
    const backend = await openWorld()
    const marcus = await topItem(backend, NORA, 'Following')
    const parentScoreId = String(marcus?.sourceId)
    expect((await post(backend, NORA, totalForm({ parentScoreId }))).status).toBe(200)
    const round = await topItem(backend, NORA, 'Following')
    expect(round).toMatchObject({
      notificationType: 'GroupedGolfScores',
      userId: 2,
      commentCount: 3,
      likeCount: 12,
      hasConnectedPlayer: true,
    })
    expect(round?.playerScores?.map(({ userId }) => userId)).toEqual([2, 1])
    expect(await topItem(backend, NORA, 'My Linx')).toMatchObject({ sourceId: round?.sourceId })
    const single = (await itemsOf(backend, NORA, 'Following')).filter(
      (item) => item.goPublicNotes === marcus?.goPublicNotes,
    )
    expect(single).toHaveLength(1)
  })

  test('joins a round by its group, and brings it to the top', async () => {
    const backend = await openWorld()
    const round = (await itemsOf(backend, NORA, 'Following')).find(
      (item) => item.sourceTable === 'golf_rounds',
    )
    const form = totalForm({ parentGroupId: String(round?.sourceId) })
    expect((await post(backend, NORA, form)).status).toBe(200)
    const top = await topItem(backend, NORA, 'Following')
    expect(top).toMatchObject({ sourceId: round?.sourceId })
    expect(top?.playerScores).toHaveLength(5)
    expect(
      (await post(backend, NORA, totalForm({ parentGroupId: String(round?.sourceId) }))).json,
    ).toEqual({
      message: 'Your score is in this round already.',
      status: 422,
    })
  })

  test('two friends who answer one score at once are in one round', async () => {
    const backend = await openWorld()
    const marcus = await topItem(backend, NORA, 'Following')
    const parentScoreId = String(marcus?.sourceId)
    await Promise.all([NORA, HAL].map((as) => post(backend, as, totalForm({ parentScoreId }))))
    const round = await topItem(backend, NORA, 'Following')
    expect(round?.playerScores?.map(({ userId }) => userId)).toEqual([2, 1, 4])
  })

  test('of a score that is gone, or not theirs to see, is 404 and stores nothing', async () => {
    const backend = await openWorld()
    const before = backend.db.scores.count()
    const simones = String(newestOf(backend, 13)?.id)
    for (const patch of [
      { parentScoreId: '99999' },
      { parentGroupId: '99999' },
      { parentScoreId: simones },
    ]) {
      const { status, json } = await post(backend, NORA, totalForm(patch))
      expect([status, json]).toEqual([
        404,
        { message: 'The round you played in is no longer there.', status: 404 },
      ])
    }
    expect(backend.db.scores.count()).toBe(before)
  })
})
