import { expect, test } from 'vitest'
import type { components } from '~/api/schema'
import { manualTimers } from '../hub/manual-timers'
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

test('the association answers, after four seconds', async () => {
  const timers = manualTimers()
  const backend = await openWorld({ timers }, associationAwkward)
  let answered: number | undefined
  const asked = call(backend, 'GET', '/api/Ghin/SearchCourses?name=unity', { as: NORA })
  const done = asked.then(({ status }) => (answered = status))
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
