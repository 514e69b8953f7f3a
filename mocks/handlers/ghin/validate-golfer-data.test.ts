import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, openWorld } from '../../testing'

const nora = { hdcpId: '1034567', lastName: 'Whitcombe', gender: 'F' }
const validate = (
  backend: Backend,
  other: Readonly<Record<string, unknown>> = {},
  isInvalid = false,
) =>
  call(backend, 'POST', '/api/Ghin/ValidateGolferData', { body: { ...nora, ...other }, isInvalid })

test.each([
  [{}],
  [{ hdcpId: ' 103-4567 ' }],
  [{ hdcpId: '001034567' }],
  [{ lastName: 'WHITCOMBÉ, Jr.' }],
])('validateGolferData: %j is Nora’s', async (other) => {
  const { status, json } = await validate(await openWorld(), other)
  expect([status, json]).toEqual([200, { isValid: true, errorMessage: null }])
})

test.each([
  [{ hdcpId: '999999999' }, 'This Handicap ID is not known.'],
  [{ hdcpId: '12' }, 'A Handicap ID has 4 to 9 digits.'],
  [{ hdcpId: '' }, 'A Handicap ID has 4 to 9 digits.'],
  [{ hdcpId: 'abc' }, 'A Handicap ID has 4 to 9 digits.'],
  [{ lastName: 'Bell' }, 'The last name does not match this Handicap ID.'],
  [{ lastName: '' }, 'The last name does not match this Handicap ID.'],
  [{ gender: 'M' }, 'The score gender does not match this Handicap ID.'],
])('validateGolferData: %j is an answer, not a failure', async (other, errorMessage) => {
  const { status, json } = await validate(await openWorld(), other)
  expect([status, json]).toEqual([200, { isValid: false, errorMessage }])
})

test.each([
  ['Inactive' as const, 'The membership of this Handicap ID is not active.'],
  ['Withdrawn' as const, 'The Handicap Index of this Handicap ID has been withdrawn.'],
])('validateGolferData: a membership that is %s is refused', async (status, errorMessage) => {
  const backend = await openWorld()
  await backend.db.associationGolfers.change(1034567, { status })
  expect((await validate(backend)).json).toEqual({ isValid: false, errorMessage })
})

test('validateGolferData: the association knows golfers by its own records, not by the profile in the app', async () => {
  const backend = await openWorld()
  await backend.db.users.change(1, { lastName: 'Renamed' })
  expect((await validate(backend)).json).toMatchObject({ isValid: true })
  expect((await validate(backend, { lastName: 'Renamed' })).json).toMatchObject({ isValid: false })
})

test('validateGolferData: when it is down that is a failure', async () => {
  const backend = await openWorld()
  backend.faults.set('validateGolferData', 503)
  expect((await validate(backend)).status).toBe(503)
})

test.each([
  [{ hdcpId: 1034567 }, 'hdcpId must be a text.'],
  [{ lastName: undefined }, 'lastName is missing.'],
  [{ gender: 'X' }, 'gender must be M or F.'],
])('validateGolferData: %j is 400', async (other, message) => {
  const { status, json } = await validate(await openWorld(), other, true)
  expect([status, json]).toEqual([400, { message, status: 400 }])
})
