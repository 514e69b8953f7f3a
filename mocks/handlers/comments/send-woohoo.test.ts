import { describe, expect, test } from 'vitest'
import { call, NORA, OLA, openWorld } from '../../testing'
import { post, totalForm } from '../ghin/score-form.fixture'
import { recordHubEvents } from '../hub-events.fixture'
import { details, nameOf, newest } from './comments.fixture'

const PATH = '/api/comments/woohoo'

test('sendWoohoo: a woohoo is counted, shown as one’s own, and announced to the golfer', async () => {
  const backend = await openWorld()
  const item = await newest(backend, 'golf_scores')
  const events = recordHubEvents(backend)
  const { status, json } = await call(backend, 'POST', PATH, { as: NORA, body: nameOf(item) })
  expect([status, json]).toEqual([200, { updatedItem: { likeCount: item.likeCount + 1 } }])
  expect(await newest(backend, 'golf_scores')).toMatchObject({
    likeCount: item.likeCount + 1,
    hasUserLiked: true,
  })
  expect((await details(backend, NORA, item, 'likes'))[0]).toMatchObject({
    name: 'Nora Whitcombe',
    commentText: null,
  })
  expect(events).toEqual([[2, 'ReceiveLinxUpdate']])
})

test('sendWoohoo: a second one, even at the same moment, answers the same count and is not announced', async () => {
  const backend = await openWorld()
  const item = await newest(backend, 'golf_scores')
  const events = recordHubEvents(backend)
  const send = () => call(backend, 'POST', PATH, { as: NORA, body: nameOf(item) })
  const answers = [...(await Promise.all([send(), send()])), await send()]
  for (const { status, json } of answers) {
    expect([status, json]).toEqual([200, { updatedItem: { likeCount: item.likeCount + 1 } }])
  }
  expect(events).toHaveLength(1)
})

describe('sendWoohoo: refused', () => {
  test.each([
    [{ SourceTable: 'golf_scores' }, 400, 'SourceId is missing.'],
    [{ SourceId: 1004 }, 400, 'SourceTable is missing.'],
    [{ SourceTable: 7, SourceId: 1004 }, 400, 'SourceTable must be a text.'],
    [{ SourceTable: 'golf_scores', SourceId: 1.5 }, 400, 'SourceId must be a whole number.'],
  ])('%j', async (body, status, message) => {
    const answered = await call(await openWorld(), 'POST', PATH, {
      as: NORA,
      body,
      isInvalid: true,
    })
    expect([answered.status, answered.json]).toEqual([status, { message, status }])
  })

  test('an item that is gone, or not one’s to see, is 404; a signed-out request is 401', async () => {
    const backend = await openWorld()
    const gone = { SourceTable: 'golf_scores', SourceId: 9 }
    expect((await call(backend, 'POST', PATH, { as: NORA, body: gone })).status).toBe(404)
    await post(backend, NORA, totalForm())
    const body = nameOf(await newest(backend, 'golf_scores', NORA, 'My Linx'))
    expect((await call(backend, 'POST', PATH, { as: OLA, body })).status).toBe(404)
    expect((await call(backend, 'POST', PATH, { body })).status).toBe(401)
    expect(backend.db.likes.where('item', `golf_scores/${body.SourceId}`)).toEqual([])
  })

  test('another content type is 415', async () => {
    const headers = { 'Content-Type': 'text/plain' }
    const sent = { as: NORA, body: 'woohoo', headers, isInvalid: true }
    expect((await call(await openWorld(), 'POST', PATH, sent)).status).toBe(415)
  })
})
