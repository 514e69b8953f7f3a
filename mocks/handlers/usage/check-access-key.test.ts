import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, openWorld } from '../../testing'

const check = (backend: Backend, body: object, isInvalid = false) =>
  call(backend, 'POST', '/api/usage/access', { body, isInvalid })

test('checkAccessKey: the operator’s key is accepted, without signing in', async () => {
  const { status, json } = await check(await openWorld(), { accessKey: 'linx-operator' })
  expect([status, json]).toEqual([200, { success: true }])
})

test.each(['', 'LINX-OPERATOR', ' linx-operator', 'guess'])(
  'checkAccessKey: %j is 401',
  async (accessKey) => {
    const { status, json } = await check(await openWorld(), { accessKey })
    expect([status, json]).toEqual([
      401,
      { message: 'The access key is not accepted.', status: 401 },
    ])
  },
)

test.each([
  [{}, 'accessKey is missing.'],
  [{ accessKey: 7 }, 'accessKey must be a text.'],
])('checkAccessKey: %j is 400', async (body, message) => {
  const { status, json } = await check(await openWorld(), body, true)
  expect([status, json]).toEqual([400, { message, status: 400 }])
})
