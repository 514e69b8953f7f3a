import { expect, test } from 'vitest'
import type { components } from '~/api/schema'
import { manualTimers } from '../hub/manual-timers'
import { post, totalForm } from '../handlers/ghin/score-form.fixture'
import { call, NORA, openWorld } from '../testing'
import { associationAwkward, awkwardCourses } from './association-awkward'

test('Nora has played at courses with gaps, foreign and endless names, and one closed since', async () => {
  const backend = await openWorld({}, associationAwkward)
  const { status, json } = await call(backend, 'GET', '/api/Scores/RecentCourses', { as: NORA })
  expect(status).toBe(200)
  const recent: components['schemas']['RecentCourse'][] = json
  const names = recent.map(({ courseName }) => courseName)
  expect(awkwardCourses.filter((name) => names.includes(name)).length).toBeGreaterThan(6)
  expect(names).toContain('Unity Grange Golf Course')
  expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(100)
})

test('an index may have a mark behind it or be 999, until the next score', async () => {
  const backend = await openWorld({}, associationAwkward)
  const { json } = await call(backend, 'GET', '/api/follow/following', { as: NORA })
  const entries: components['schemas']['FollowEntry'][] = json
  const shown = new Map(entries.map(({ fullName, handicap }) => [fullName, handicap]))
  expect(shown.get('Hal Winters')).toBe(999)
  expect(shown.get('Dana Whitfield')).toMatch(/^\d\d\.\dM$/)
  expect(shown.get('Marcus Bell')).toMatch(/^\d\.\d$/)
  backend.faults.clear() // the delay of four seconds has a test of its own
  await post(backend, 'dana@whitfield.example', totalForm())
  const again = await call(backend, 'GET', '/api/follow/following', { as: NORA })
  const after: components['schemas']['FollowEntry'][] = again.json
  expect(after.find(({ fullName }) => fullName === 'Dana Whitfield')?.handicap).toMatch(/\.\d$/)
})

test('the association answers, after four seconds', async () => {
  const timers = manualTimers()
  const backend = await openWorld({ timers }, associationAwkward)
  let answered: number | undefined
  const requested = call(backend, 'GET', '/api/Ghin/SearchCourses?name=unity', { as: NORA })
  const done = requested.then(({ status }) => (answered = status))
  await expect.poll(() => backend.journal.entries.length).toBeGreaterThan(0)
  expect(answered).toBeUndefined()
  await expect
    .poll(() => {
      timers.advance(4000)
      return answered
    })
    .toBe(200)
  await done
})
