import { expect, test } from 'vitest'
import { all } from '../handlers/linx/feed.fixture'
import { call, NORA, openWorld } from '../testing'
import { busyFeed } from './busy-feed'

test('has at least 400 items to scroll, and more than 25 of them are new', async () => {
  const backend = await openWorld({}, busyFeed)
  const items = await all(backend, NORA, 'Following')
  expect(items.length).toBeGreaterThanOrEqual(400)
  const { json } = await call(backend, 'GET', '/api/user/current', { as: NORA })
  const isNew = (moment: string) => Date.parse(moment) > Date.parse(json.us_lastnotify)
  expect(items.filter(({ activityDate }) => isNew(activityDate)).length).toBeGreaterThan(25)
  expect(isNew(items.at(-1)?.activityDate ?? '')).toBe(false)
})
