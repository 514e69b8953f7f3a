import { expect, test } from 'vitest'
import { page } from '../handlers/linx/feed.fixture'
import { call, NORA, openWorld } from '../testing'
import { firstDay } from './first-day'

test('Nora sees nothing anywhere, but whom she might follow', async () => {
  const backend = await openWorld({}, firstDay)
  for (const view of ['Following', 'My Linx']) {
    expect((await page(backend, NORA, { view })).items).toEqual([])
  }
  const get = async (path: string) => (await call(backend, 'GET', path, { as: NORA })).json
  for (const path of [
    '/api/follow/following',
    '/api/follow/followers',
    '/api/follow/requests',
    '/api/group/mygroups',
    '/api/Scores/RecentCourses',
    '/api/Ghin/MyBets',
  ]) {
    expect(await get(path), path).toEqual([])
  }
  expect((await get('/api/follow/suggestions')).items).toHaveLength(15)
  expect(await get('/api/user/current')).toMatchObject({ us_lastnotify: null })
})

test('following a golfer fills the feed', async () => {
  const backend = await openWorld({}, firstDay)
  await call(backend, 'POST', '/api/follow/follow/2', { as: NORA })
  const { items } = await page(backend, NORA, { view: 'Following' })
  expect(items).toHaveLength(25)
  expect(items.some(({ name }) => name === 'Marcus Bell')).toBe(true)
})

test('the others go on without Nora: their Sunday round has three players, and no bets', async () => {
  const backend = await openWorld({}, firstDay)
  const { items } = await page(backend, 'ingrid@solberg.example', { view: 'My Linx' })
  const sunday = items.find(({ notificationType }) => notificationType === 'GroupedGolfScores')
  expect(sunday?.playerScores?.map(({ userName }) => userName)).toEqual([
    'Marcus Bell',
    'Ingrid Solberg',
    'Walt Brannigan',
  ])
  expect(sunday?.groupBets).toEqual([])
})
