import { expect, test } from 'vitest'
import { call, NORA, openWorld } from '../testing'
import { pictureForm, png } from '../handlers/profile/picture.fixture'
import { totalForm, type FormPatch } from '../handlers/ghin/score-form.fixture'

const LOG = '/api/logging/log-error'
const USE = '/api/usage/form-use'
const NEGOTIATE = '/hubs/linx/negotiate'
const SCORE = '/api/Ghin/PostScore'
const report = { message: 'x', stackTrace: '', component: '', severity: 'error' }

/** The form of a good score, with one part sent twice or parts changed. */
function scoreWith(twice: string | undefined, patch: FormPatch = {}): FormData {
  const form = totalForm(patch)
  const value = twice === undefined ? null : form.get(twice)
  if (twice !== undefined && typeof value === 'string') form.append(twice, value)
  return form
}

const twiceCropped = pictureForm(png(9, 9))
twiceCropped.append('isCropOnly', 'false')
const twiceFile = pictureForm(png(9, 9))
twiceFile.append('file', new File([png(9, 9)], 'again.png'))

// Random requests found that the fake accepted each of these although the document does not allow it.
test.each<[string, string, string, unknown]>([
  ['a report without its golfer', 'POST', LOG, { ...report, httpStatusCode: null }],
  ['a report without its status', 'POST', LOG, { ...report, userId: null }],
  [
    'the name of a section that is too long',
    'POST',
    USE,
    { oldForm: 'Linx', newForm: 'x'.repeat(101), userId: 1 },
  ],
  [
    'a version of negotiation that is not a number',
    'POST',
    `${NEGOTIATE}?negotiateVersion=x`,
    undefined,
  ],
  [
    'a stateful reconnect that is neither yes nor no',
    'POST',
    `${NEGOTIATE}?useStatefulReconnect=1`,
    undefined,
  ],
  ['a long poll whose number is none', 'GET', '/hubs/linx?id=1&_=x', undefined],
  [
    'a golfer of the feed that is not a number',
    'GET',
    '/api/linx?view=Following&userId=x',
    undefined,
  ],
  [
    'a comment whose key is null',
    'POST',
    '/api/comments',
    { SourceTable: 'golf_scores', SourceId: 1, CommentText: 'x', idempotencyKey: null },
  ],
  ['a part of a score twice', 'POST', SCORE, scoreWith('courseId')],
  ['a score with a blank audience', 'POST', SCORE, scoreWith(undefined, { showTo: '' })],
  ['a score with a blank nine', 'POST', SCORE, scoreWith(undefined, { scoreFront: '' })],
  ['a picture with a part twice', 'POST', '/api/profile/picture', twiceCropped],
  ['two pictures at once', 'POST', '/api/profile/picture/signup', twiceFile],
])('%s is 400, and nothing is written', async (_what, method, path, body) => {
  const backend = await openWorld()
  const { accessToken } = await backend.signIn(NORA)
  const before = backend.db.revision()
  const headers = { Authorization: `Bearer ${accessToken}` }
  const { status, json } = await call(backend, method, path, { headers, body, isInvalid: true })
  expect([status, json]).toEqual([400, { message: expect.stringMatching(/\S/), status: 400 }])
  expect(backend.db.revision()).toBe(before)
})
