import { describe, expect, test } from 'vitest'
import { call, HAL, MARCUS, NORA, OLA, openWorld } from '../../testing'
import { post, totalForm } from '../ghin/score-form.fixture'
import { recordHubEvents } from '../hub-events.fixture'
import { details, nameOf, newest } from './comments.fixture'

const PATH = '/api/comments'

describe('addComment: a comment', () => {
  test('is counted, shown last with its author, and announced to the golfer', async () => {
    const backend = await openWorld()
    const events = recordHubEvents(backend)
    const item = await newest(backend, 'golf_scores')
    const CommentText = 'Well played!\nSame time on Friday?'
    const body = { ...nameOf(item), CommentText }
    const { status, json } = await call(backend, 'POST', PATH, { as: NORA, body })
    expect([status, json]).toEqual([200, { updatedItem: { commentCount: item.commentCount + 1 } }])
    expect((await details(backend, HAL, item, 'comments')).at(-1)).toMatchObject({
      name: 'Nora Whitcombe',
      commentText: CommentText,
      dateTime: '2026-06-13T23:30:00.000+00:00',
    })
    expect((await newest(backend, 'golf_scores')).commentCount).toBe(item.commentCount + 1)
    expect(events).toEqual([[2, 'ReceiveLinxUpdate']])
  })

  test('sent twice is there twice', async () => {
    const backend = await openWorld()
    const item = await newest(backend, 'golf_scores')
    const body = { ...nameOf(item), CommentText: 'Twice.' }
    await call(backend, 'POST', PATH, { as: NORA, body })
    const { json } = await call(backend, 'POST', PATH, { as: NORA, body })
    expect(json.updatedItem.commentCount).toBe(item.commentCount + 2)
  })

  test('on a grouped round is announced to all who played', async () => {
    const backend = await openWorld()
    const item = await newest(backend, 'golf_rounds')
    const events = recordHubEvents(backend)
    const body = { ...nameOf(item), CommentText: 'Well fought.' }
    expect((await call(backend, 'POST', PATH, { as: NORA, body })).status).toBe(200)
    expect(events.map(([userId]) => userId)).toEqual([6, 7, 3, 8])
  })

  test('on a follow is for the two it is about', async () => {
    const backend = await openWorld()
    const item = await newest(backend, 'follows')
    const events = recordHubEvents(backend)
    const body = { ...nameOf(item), CommentText: 'Welcome.' }
    expect((await call(backend, 'POST', PATH, { as: NORA, body })).status).toBe(200)
    expect(events.map(([userId]) => userId)).toEqual([12, 1])
    expect((await call(backend, 'POST', PATH, { as: MARCUS, body })).status).toBe(404)
  })

  test('may have 500 characters', async () => {
    const backend = await openWorld()
    const item = await newest(backend, 'golf_scores')
    const body = { ...nameOf(item), CommentText: 'x'.repeat(500) }
    expect((await call(backend, 'POST', PATH, { as: NORA, body })).status).toBe(200)
  })
})

describe('addComment: refused, with nothing left behind', () => {
  const BLANK = [422, 'Please write something first.'] as const

  test.each([
    [{ CommentText: '' }, true, ...BLANK],
    [{ CommentText: ' \n\t' }, false, ...BLANK],
    [{ CommentText: '\u200b\u00a0' }, false, ...BLANK],
    [{ CommentText: 'x'.repeat(501) }, true, 422, 'A comment has at most 500 characters.'],
    [{ CommentText: 5 }, true, 400, 'CommentText must be a text.'],
    [{ CommentText: undefined }, true, 400, 'CommentText is missing.'],
    [{ SourceTable: undefined }, true, 400, 'SourceTable is missing.'],
    [{ SourceId: undefined }, true, 400, 'SourceId is missing.'],
    [{ SourceId: '1004' }, true, 400, 'SourceId must be a whole number.'],
    [{ SourceTable: 'users' }, false, 404, 'This item is no longer here.'],
    [{ SourceTable: 'constructor' }, false, 404, 'This item is no longer here.'],
    [{ SourceId: 999_999 }, false, 404, 'This item is no longer here.'],
  ])('%j', async (patch, isInvalid, status, message) => {
    const backend = await openWorld()
    const item = await newest(backend, 'golf_scores')
    const before = backend.db.comments.count()
    const events = recordHubEvents(backend)
    const body = { ...nameOf(item), CommentText: 'Fine.', ...patch }
    const answered = await call(backend, 'POST', PATH, { as: NORA, body, isInvalid })
    expect([answered.status, answered.json]).toEqual([status, { message, status }])
    expect([backend.db.comments.count(), events]).toEqual([before, []])
  })

  test('another content type is 415, malformed JSON 400', async () => {
    const backend = await openWorld()
    const plain = { 'Content-Type': 'text/plain' }
    const sent = { as: NORA, body: '{', isInvalid: true }
    expect((await call(backend, 'POST', PATH, { ...sent, headers: plain })).status).toBe(415)
    const json = { 'Content-Type': 'application/json' }
    expect((await call(backend, 'POST', PATH, { ...sent, headers: json })).status).toBe(400)
  })

  test('a signed-out request is 401', async () => {
    const body = { SourceTable: 'golf_scores', SourceId: 1004, CommentText: 'Hello.' }
    expect((await call(await openWorld(), 'POST', PATH, { body })).status).toBe(401)
  })
})

describe('addComment: what one may not see', () => {
  test('is not there: a private golfer’s score, for a golfer who does not follow', async () => {
    const backend = await openWorld()
    await post(backend, NORA, totalForm())
    const item = await newest(backend, 'golf_scores', NORA, 'My Linx')
    const body = { ...nameOf(item), CommentText: 'Hello.' }
    expect((await call(backend, 'POST', PATH, { as: OLA, body })).status).toBe(404)
    expect((await call(backend, 'POST', PATH, { as: MARCUS, body })).status).toBe(200)
  })

  test('is not there: a private score, for another golfer', async () => {
    const backend = await openWorld()
    await post(backend, NORA, totalForm({ showTo: 'Private' }))
    const item = await newest(backend, 'golf_scores', NORA, 'My Linx')
    const body = { ...nameOf(item), CommentText: 'Note to self.' }
    expect((await call(backend, 'POST', PATH, { as: MARCUS, body })).status).toBe(404)
    expect((await call(backend, 'POST', PATH, { as: NORA, body })).status).toBe(200)
  })
})
