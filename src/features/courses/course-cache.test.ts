import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from '~/platform/db/key-value-store'
import { createCourseCache, MAX_COURSES } from './course-cache'

afterEach(() => void vi.useRealTimers())

test('the last ten courses and the recent list are cached', async () => {
  vi.useFakeTimers()
  const cache = createCourseCache(createMemoryStore())
  await cache.put(1, 'recent', ['list'])
  for (let course = 1; course <= MAX_COURSES + 2; course += 1) {
    vi.advanceTimersByTime(1000)
    await cache.put(1, `${course}/tees`, [course])
    await cache.put(1, `${course}/holes/7`, [course])
  }
  expect(await cache.get(1, '1/tees')).toBeUndefined()
  expect(await cache.get(1, '2/holes/7')).toBeUndefined()
  expect(await cache.get(1, '3/tees')).toMatchObject({ json: [3] })
  expect(await cache.get(1, '12/holes/7')).toMatchObject({ json: [12] })
  expect(await cache.get(1, 'recent')).toMatchObject({ json: ['list'] })
})

test('the course cache is per golfer (R10)', async () => {
  const cache = createCourseCache(createMemoryStore())
  await cache.put(1, '14001/tees', ['mine'])
  expect(await cache.get(2, '14001/tees')).toBeUndefined()
})

test('an unreadable entry of the course cache is ignored', async () => {
  const store = createMemoryStore()
  await store.update('course/1/14001/tees', () => 'garbage')
  expect(await createCourseCache(store).get(1, '14001/tees')).toBeUndefined()
})

test('HST-13 a response that is too long to be stored keeps the previous one', async () => {
  const cache = createCourseCache(createMemoryStore())
  await cache.put(1, '14001/tees', ['stored'])
  await cache.put(1, '14001/tees', ['x'.repeat(600_000)])
  expect(await cache.get(1, '14001/tees')).toMatchObject({ json: ['stored'] })
})
