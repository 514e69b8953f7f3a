import { expect, test } from 'vitest'
import { call, HAL, NORA, OLA, openWorld } from '../../testing'

const PATH = '/api/group/mygroups'

test('listMyGroups: are the groups one belongs to, by name, with whose they are', async () => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'GET', PATH, { as: NORA })
  expect(status).toBe(200)
  expect(json).toMatchObject([
    {
      groupId: 31,
      groupName: 'Dawn Patrol',
      openTo: 'Invite',
      description: 'First group off, every Saturday. Nine by seven, home by nine.',
      ownerName: 'Marcus Bell',
      ownerPictureUrl: '/api/profile/picture/2',
      ownerLocation: 'Boulder, CO',
    },
    { groupId: 32, groupName: 'Nine and Dine', openTo: 'All', ownerName: 'Keiko Mori' },
  ])
  expect(json[0].ownerHandicap).toMatch(/^\d+\.\d$/)
})

test('listMyGroups: each golfer has a list of their own; it is empty without a group', async () => {
  const backend = await openWorld()
  const namesOf = async (as: string) => {
    const { json } = await call(backend, 'GET', PATH, { as })
    return json.map(({ groupName }: { groupName: string }) => groupName)
  }
  expect(await namesOf(HAL)).toEqual(['Dawn Patrol', 'Foothills Seniors'])
  expect(await namesOf(OLA)).toEqual([])
})

test('listMyGroups: a group without an owner’s account has null for the owner', async () => {
  const backend = await openWorld()
  backend.db.users.remove(2)
  const { json } = await call(backend, 'GET', PATH, { as: NORA })
  expect(json[0]).toMatchObject({ groupName: 'Dawn Patrol', ownerName: null, ownerHandicap: null })
})

test('listMyGroups: a signed-out request is 401', async () => {
  expect((await call(await openWorld(), 'GET', PATH)).status).toBe(401)
})
