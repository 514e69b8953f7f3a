import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, NORA, openWorld } from '../../testing'

const record = (backend: Backend, body: object, isInvalid = false) =>
  call(backend, 'POST', '/api/usage/form-use', { as: NORA, body, isInvalid })

test('recordFormUse: a change of section is kept with its moment', async () => {
  const backend = await openWorld()
  const use = { oldForm: 'Linx', newForm: 'Post', userId: 1 }
  const { status, json } = await record(backend, use)
  expect([status, json]).toEqual([200, { success: true }])
  expect(backend.db.formUses.rows()).toMatchObject([{ ...use, at: backend.clock.now() }])
})

test('recordFormUse: for another golfer it is 403 and not kept', async () => {
  const backend = await openWorld()
  const { status, json } = await record(backend, { oldForm: 'Linx', newForm: 'Post', userId: 2 })
  expect([status, json]).toEqual([403, { message: 'This is another golfer.', status: 403 }])
  expect(backend.db.formUses.count()).toBe(0)
})

test.each([
  [{ newForm: 'Post', userId: 1 }, 'oldForm is missing.'],
  [{ oldForm: 'Linx', newForm: 7, userId: 1 }, 'newForm must be a text.'],
  [{ oldForm: 'Linx', newForm: 'Post' }, 'userId is missing.'],
  [{ oldForm: 'Linx', newForm: 'Post', userId: '1' }, 'userId must be a whole number.'],
])('recordFormUse: %j is 400', async (body, message) => {
  const { status, json } = await record(await openWorld(), body, true)
  expect([status, json]).toEqual([400, { message, status: 400 }])
})
