import { expect, test } from 'vitest'
import { call, NORA, OLA, openWorld } from '../../testing'

const PATH = '/api/group/available'

test('listAvailableGroups: are all others by name, for the invited too', async () => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'GET', PATH, { as: NORA })
  expect(status).toBe(200)
  expect(json).toMatchObject([
    { groupName: 'First Tees', openTo: 'All', ownerName: 'June Abernathy' },
    { groupName: 'Foothills Seniors', openTo: 'All', description: null },
    { groupName: 'Skins at Three Ponds', openTo: 'Invite', ownerName: 'Tom Okafor' },
  ])
  expect((await call(backend, 'GET', PATH, { as: OLA })).json).toHaveLength(5)
})

test('listAvailableGroups: a signed-out request is 401', async () => {
  expect((await call(await openWorld(), 'GET', PATH)).status).toBe(401)
})
