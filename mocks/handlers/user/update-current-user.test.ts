import { expect, test, vi } from 'vitest'
import type { Backend } from '../../backend/backend'
import { followPair } from '../../db/follows'
import { call, HAL, MARCUS, NORA, openWorld } from '../../testing'

const CURRENT = '/api/user/current'
const nora = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  email: NORA,
  city: 'Boulder',
  state: 'CO',
  gender: 'F',
  private: true,
  ghinNumber: 1034567,
}
const save = (backend: Backend, other: Readonly<Record<string, unknown>>, isInvalid = false) =>
  call(backend, 'PUT', CURRENT, { as: NORA, body: { ...nora, ...other }, isInvalid })

test('updateCurrentUser: all eight fields are replaced, and the answer is the record as it is now', async () => {
  const backend = await openWorld()
  const changed = {
    firstName: ' Norah ',
    lastName: 'Whitcombe',
    email: 'norah@whitcombe.example',
    city: null,
    state: 'WY',
    gender: 'F',
    private: true,
    ghinNumber: null,
  }
  const { status, json } = await save(backend, changed)
  expect(status).toBe(200)
  expect(json).toMatchObject({
    us_id: 1,
    us_firstname: 'Norah',
    us_email: 'norah@whitcombe.example',
    us_city: null,
    us_state: 'WY',
    us_private: true,
    us_ghinnumber: null,
    us_picture_url: '/api/profile/picture/1',
  })
  const now = await call(backend, 'GET', CURRENT, { as: 'norah@whitcombe.example' })
  expect(now.json).toEqual(json)
})

test('updateCurrentUser: a changed email stays verified, and is what one signs in with', async () => {
  const backend = await openWorld()
  await save(backend, { email: 'norah@whitcombe.example' })
  const login = (email: string) =>
    call(backend, 'POST', '/api/auth/login', { body: { email, password: 'linxgolf1' } })
  expect((await login('norah@whitcombe.example')).status).toBe(200)
  expect((await login(NORA)).status).toBe(401)
})

test("updateCurrentUser: another account's email is 409, one's own in other letters is not", async () => {
  const backend = await openWorld()
  const taken = await save(backend, { email: MARCUS.toUpperCase() })
  expect([taken.status, taken.json]).toEqual([
    409,
    { message: 'This email address belongs to another account.', status: 409 },
  ])
  expect((await save(backend, { email: 'Nora@Whitcombe.example' })).status).toBe(200)
})

test.each([
  [{ ghinNumber: 1034811 }, 'The last name does not match this Handicap ID.'],
  [{ ghinNumber: 999_999_999 }, 'This Handicap ID is not known.'],
  [{ lastName: 'Bell' }, 'The last name does not match this Handicap ID.'],
  [{ gender: 'M' }, 'The score gender does not match this Handicap ID.'],
  [{ ghinNumber: 0 }, 'A Handicap ID has 4 to 9 digits.', true],
  [{ state: ' ' }, 'A state has two letters.', true],
  [{ lastName: ' ' }, 'Please enter a last name.', true],
  [{ email: 'nora' }, 'Please enter a valid email address.', true],
])(
  'updateCurrentUser: %j is 422 and nothing is saved',
  async (other, message, isInvalid = false) => {
    const backend = await openWorld()
    const { status, json } = await save(backend, { city: 'Elsewhere', ...other }, isInvalid)
    expect([status, json]).toEqual([422, { message, status: 422 }])
    expect(backend.db.users.get(1)).toMatchObject({ city: 'Boulder', lastName: 'Whitcombe' })
  },
)

test('updateCurrentUser: the association does not check a golfer again whose number, last name and gender stay the same', async () => {
  const backend = await openWorld()
  backend.db.associationGolfers.remove(1034567)
  expect((await save(backend, { city: 'Denver' })).status).toBe(200)
  expect((await save(backend, { lastName: 'Renamed', ghinNumber: null })).status).toBe(200)
})

test('updateCurrentUser: turning public approves all pending requests and notifies those who sent them', async () => {
  const backend = await openWorld()
  const { db, hub } = backend
  const known = db.follows.where('pair', followPair(4, 1))[0]
  if (known) db.follows.remove(known.id)
  await call(backend, 'POST', '/api/follow/follow/1', { as: HAL })
  expect(db.follows.where('pair', followPair(4, 1))).toMatchObject([{ status: 'Pending' }])
  const send = vi.spyOn(hub, 'send')
  await save(backend, { private: true })
  expect(send).not.toHaveBeenCalled()
  await save(backend, { private: false })
  expect(db.follows.where('pair', followPair(4, 1))).toMatchObject([{ status: 'Approved' }])
  expect(db.follows.where('followedId', 1).every(({ status }) => status === 'Approved')).toBe(true)
  expect(send).toHaveBeenCalledWith(1, 'ReceiveFollowRequestsUpdate', 0)
  expect(send).toHaveBeenCalledWith(4, 'ReceiveLinxUpdate')
})

test.each([
  [{ private: 'No' }, 'private must be true or false.'],
  [{ gender: 'X' }, 'gender must be M or F.'],
  [{ firstName: undefined }, 'firstName is missing.'],
  [{ ghinNumber: 1.5 }, 'ghinNumber must be a whole number.'],
])('updateCurrentUser: %j is 400', async (other, message) => {
  const { status, json } = await save(await openWorld(), other, true)
  expect([status, json]).toEqual([400, { message, status: 400 }])
})

test.each(Object.keys(nora))(
  'updateCurrentUser: without %s it is 400, and nothing is erased (FAK-04)',
  async (name) => {
    const backend = await openWorld()
    const before = backend.db.users.get(1)
    const { status, json } = await save(backend, { [name]: undefined }, true)
    expect([status, json.status]).toEqual([400, 400])
    expect(json.message).toContain(name)
    expect(backend.db.users.get(1)).toEqual(before)
  },
)
