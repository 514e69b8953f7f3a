import { networkFirst } from '~/offline/cache'
import {
  createResponseCache,
  forOwnGolfer,
  readEntry,
  type ResponseCache,
} from '~/offline/database'
import type { KeyValueStore } from '~/platform/db/key-value-store'
import { userDatabase } from '~/platform/db/user-database'
import { ownId, session } from '~/session/session'

/** The maximum number of courses cached for use without signal. */
export const MAX_COURSES = 10

const prefixOf = (userId: number): string => `course/${userId}/`

/** The course of a path such as '14001/tees' or '14001/holes/300102'; the list of recent courses has none. */
const courseOf = (key: string): string | undefined => {
  const [, , course, kind] = key.split('/')
  return kind === undefined ? undefined : course
}

/**
 * The responses about the golfer's last courses: tees, holes and the list itself, as they were received, so that they pass the
 * same decoders again (R8). Stored under the golfer's id, so that a logout removes them (R10); never in the worker's caches
 * (R11).
 */
export function createCourseCache(store: KeyValueStore): ResponseCache {
  const cache = createResponseCache(store, (userId, path) => prefixOf(userId) + path)

  /** Removes the least recently used courses. */
  async function prune(userId: number): Promise<void> {
    const latest = new Map<string, number>()
    const keys = (await store.keys()).filter((key) => key.startsWith(prefixOf(userId)))
    for (const key of keys) {
      const course = courseOf(key)
      const at = readEntry(await store.get(key))?.at ?? 0
      if (course !== undefined) latest.set(course, Math.max(at, latest.get(course) ?? 0))
    }
    const oldest = [...latest].toSorted(([, a], [, b]) => b - a).slice(MAX_COURSES)
    const removedCourses = new Set(oldest.map(([course]) => course))
    await Promise.all(
      keys.filter((key) => removedCourses.has(courseOf(key) ?? '')).map((key) => store.remove(key)),
    )
  }

  const update: ResponseCache['update'] = async (userId, path, change) => {
    await cache.update(userId, path, change)
    await prune(userId)
  }
  return {
    get: cache.get,
    update,
    put: (userId, path, json) => update(userId, path, () => json),
  }
}

const ownCourses = forOwnGolfer(createCourseCache(userDatabase))

/** Requests data of a course and caches the response for use without signal. `path`: its key ('14001/tees'). */
export const cachedCourse = (path: string, request: () => Promise<unknown>): Promise<unknown> =>
  networkFirst(path, request, { load: async () => ownCourses })

/** Whether a response is cached for the signed-in golfer; true without a golfer, since nothing can be cached. */
export async function isCourseCached(path: string): Promise<boolean> {
  await session.start()
  return ownId() === undefined || (await ownCourses.get(path)) !== undefined
}
