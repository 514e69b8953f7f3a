import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, NORA, openWorld } from '../../testing'
import { APP, newestLink } from './sign-up.fixture'

const requestReset = (backend: Backend, body: object, isInvalid = false) =>
  call(backend, 'POST', '/api/auth/forgot-password', { body, isInvalid })

test('requestPasswordReset: a golfer gets a mail with a link; the response is the same for an unknown address', async () => {
  const backend = await openWorld()
  const known = await requestReset(backend, { email: 'Nora@Whitcombe.example', baseUrl: APP })
  const unknown = await requestReset(backend, { email: 'unknown@golf.example', baseUrl: APP })
  expect([known.status, known.json]).toEqual([
    200,
    {
      success: true,
      message:
        'If your email address is registered, you will receive a password reset link shortly.',
    },
  ])
  expect([unknown.status, unknown.json]).toEqual([known.status, known.json])
  expect(backend.db.mails.rows()).toMatchObject([{ to: NORA, subject: 'Set a new password' }])
  expect(newestLink(backend)).toEqual({
    page: `${APP}/reset-password`,
    token: expect.stringMatching(/^p-\d+$/),
    email: NORA,
  })
})

test('requestPasswordReset: what is no email address is 400, what is no app 422; neither sends a mail', async () => {
  const backend = await openWorld()
  expect((await requestReset(backend, { email: 'nora', baseUrl: APP })).status).toBe(400)
  expect((await requestReset(backend, { email: NORA }, true)).json).toEqual({
    message: 'baseUrl is missing.',
    status: 400,
  })
  const elsewhere = await requestReset(backend, { email: NORA, baseUrl: 'ftp://app.linx.example' })
  expect([elsewhere.status, elsewhere.json]).toEqual([
    422,
    { message: 'baseUrl is not an address of the app.', status: 422 },
  ])
  expect(backend.db.mails.count()).toBe(0)
})
