import { describe, expect, test } from 'vitest'
import { call, HAL, NORA, OLA, openWorld } from '../../testing'
import { post, totalForm } from '../ghin/score-form.fixture'
import { details, newest } from './comments.fixture'

const PATH = '/api/comments/details'

const moments = (rows: readonly { dateTime?: string | null }[]) =>
  rows.map(({ dateTime }) => Date.parse(dateTime ?? ''))

test('listCommentDetails: has comments oldest first, with who said them and from where', async () => {
  const backend = await openWorld()
  const item = await newest(backend, 'golf_scores')
  const rows = await details(backend, NORA, item, 'comments')
  expect(rows).toHaveLength(item.commentCount)
  expect(moments(rows)).toEqual(moments(rows).toSorted((one, other) => one - other))
  expect(rows[1]).toEqual({
    name: 'Hal Winters',
    picture: null,
    dateTime: '2026-06-13T22:30:00.000+00:00',
    city: 'Louisville',
    state: 'CO',
    handicap: 'NH',
    commentText: '38 out with a double in there? Must be nice.',
  })
})

test('listCommentDetails: has woohoos newest first, without a text', async () => {
  const backend = await openWorld()
  const item = await newest(backend, 'golf_scores')
  backend.clock.advance(1000)
  const body = { SourceTable: item.sourceTable, SourceId: item.sourceId }
  await call(backend, 'POST', '/api/comments/woohoo', { as: NORA, body })
  const rows = await details(backend, NORA, item, 'likes')
  expect(rows).toHaveLength(item.likeCount + 1)
  expect(rows[0]).toMatchObject({ name: 'Nora Whitcombe', commentText: null })
  expect(moments(rows)).toEqual(moments(rows).toSorted((one, other) => other - one))
})

test('listCommentDetails: is empty for an item without comments', async () => {
  const backend = await openWorld()
  await post(backend, NORA, totalForm())
  const item = await newest(backend, 'golf_scores', NORA, 'My Linx')
  expect(await details(backend, NORA, item, 'comments')).toEqual([])
  expect(await details(backend, HAL, item, 'likes')).toEqual([])
})

describe('listCommentDetails: refused', () => {
  test.each([
    ['', 400, 'sourceTable is missing.'],
    ['?sourceTable=golf_scores&type=likes', 400, 'sourceId is missing.'],
    ['?sourceTable=golf_scores&sourceId=x&type=likes', 400, 'sourceId must be a whole number.'],
    ['?sourceTable=golf_scores&sourceId=1', 400, 'type must be comments or likes.'],
    ['?sourceTable=golf_scores&sourceId=1&type=all', 400, 'type must be comments or likes.'],
  ])('%s', async (query, status, message) => {
    const sent = { as: NORA, isInvalid: true }
    const answered = await call(await openWorld(), 'GET', PATH + query, sent)
    expect([answered.status, answered.json]).toEqual([status, { message, status }])
  })

  test('an item that is gone, or not one’s to see, is 404; a signed-out request is 401', async () => {
    const backend = await openWorld()
    const path = (id: number) => `${PATH}?sourceTable=golf_scores&sourceId=${id}&type=comments`
    expect((await call(backend, 'GET', path(9), { as: NORA })).status).toBe(404)
    await post(backend, NORA, totalForm())
    const { sourceId } = await newest(backend, 'golf_scores', NORA, 'My Linx')
    expect((await call(backend, 'GET', path(sourceId), { as: OLA })).status).toBe(404)
    expect((await call(backend, 'GET', path(sourceId))).status).toBe(401)
  })
})
