import { describe, expect, test } from 'vitest'
import { call, NORA, OLA, openWorld } from '../../testing'

const members = (id: number | string) => `/api/group/${id}/members`

test('listGroupMembers: the owner is first, then who joined, in that order', async () => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'GET', members(31), { as: NORA })
  expect(status).toBe(200)
  expect(json).toMatchObject([
    { name: 'Marcus Bell', role: 'Owner', picture: '/api/profile/picture/2', city: 'Boulder' },
    { name: 'Ingrid Solberg', role: 'Member', state: 'CO' },
    { name: 'Nora Whitcombe', role: 'Member' },
    { name: 'Hal Winters', role: 'Member', handicap: 'NH', picture: null },
  ])
  const moments = json.map(({ dateTime }: { dateTime: string }) => Date.parse(dateTime))
  expect(moments).toEqual(moments.toSorted((one: number, other: number) => one - other))
})

test('listGroupMembers: the owner is first, also when others have been there longer', async () => {
  const backend = await openWorld()
  const [owner, first] = backend.db.groupMembers.where('groupId', 31).slice()
  await backend.db.groupMembers.change(owner?.id ?? 0, { role: 'Member' })
  await backend.db.groupMembers.change(first?.id ?? 0, { role: 'Owner' })
  const { json } = await call(backend, 'GET', members(31), { as: NORA })
  expect(json.slice(0, 2)).toMatchObject([{ name: 'Ingrid Solberg' }, { name: 'Marcus Bell' }])
})

test('listGroupMembers: a golfer who is no member sees them too, also of a group for the invited', async () => {
  const { status, json } = await call(await openWorld(), 'GET', members(33), { as: OLA })
  expect([status, json.length]).toEqual([200, 4])
})

test('listGroupMembers: a golfer whose account is gone is left out', async () => {
  const backend = await openWorld()
  backend.db.users.remove(10)
  expect((await call(backend, 'GET', members(31), { as: NORA })).json).toHaveLength(3)
})

describe('listGroupMembers: refused', () => {
  test('an unknown group is 404, no number 400, a signed-out request 401', async () => {
    const backend = await openWorld()
    const { status, json } = await call(backend, 'GET', members(99), { as: NORA })
    expect([status, json]).toEqual([404, { message: 'This group is no longer here.', status }])
    const sent = { as: NORA, isInvalid: true }
    expect((await call(backend, 'GET', members('dawn'), sent)).status).toBe(400)
    expect((await call(backend, 'GET', members(31))).status).toBe(401)
  })
})
