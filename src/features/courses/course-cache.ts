import { isUnanswered } from '~/api/errors'
import { now } from '~/lib/clock'
import { readCachedAnswer } from '~/platform/cached-answers'
import type { DraftStore } from '~/platform/db/draft-store'
import { isStorable } from '~/platform/storable'
import { userDatabase } from '~/platform/db/user-database'
import { ownId } from '~/session/own-id'
import { session } from '~/session/session'

/** The number of courses cached for use without signal. */
export const MAX_COURSES = 10

const prefixOf = (userId: number): string => `course/${userId}/`

/** The course of a path such as '14001/tees' or '14001/holes/300102'; the list of recent courses has none. */
const courseOf = (key: string): string | undefined => {
  const [, , course, kind] = key.split('/')
  return kind === undefined ? undefined : course
}

/**
 * What the association said of the golfer's last courses: tees, holes and the list itself, as they came, so that they pass
 * the same decoders again (R8). Stored under the golfer's id, so that a logout removes it (R10); never in the worker's
 * caches (R11).
 */
export function createCourseCache(store: DraftStore) {
  /** Removes the least recently used courses. */
  async function prune(userId: number): Promise<void> {
    const latest = new Map<string, number>()
    const keys = (await store.keys()).filter((key) => key.startsWith(prefixOf(userId)))
    for (const key of keys) {
      const course = courseOf(key)
      const at = readCachedAnswer(await store.get(key))?.at ?? 0
      if (course !== undefined) latest.set(course, Math.max(at, latest.get(course) ?? 0))
    }
    const oldest = [...latest].toSorted(([, a], [, b]) => b - a).slice(MAX_COURSES)
    const removedCourses = new Set(oldest.map(([course]) => course))
    await Promise.all(
      keys.filter((key) => removedCourses.has(courseOf(key) ?? '')).map((key) => store.remove(key)),
    )
  }

  return {
    async put(userId: number, path: string, json: unknown): Promise<void> {
      if (!isStorable(json)) return
      await store.update(prefixOf(userId) + path, () => ({ at: now(), json }))
      await prune(userId)
    },
    get: async (userId: number, path: string): Promise<unknown> =>
      readCachedAnswer(await store.get(prefixOf(userId) + path))?.json,
  }
}

const courseCache = createCourseCache(userDatabase)

async function storeOwn(path: string, json: unknown): Promise<void> {
  await session.start()
  const userId = ownId()
  if (userId !== undefined) await courseCache.put(userId, path, json)
}

/** The cached response; undefined without one. */
async function readOwn(path: string): Promise<unknown> {
  await session.start()
  const userId = ownId()
  return userId === undefined ? undefined : courseCache.get(userId, path)
}

/** Whether a response is cached for the signed-in golfer; true without a golfer, since nothing can be cached. */
export const isCached = async (path: string): Promise<boolean> => {
  await session.start()
  return ownId() === undefined || (await readOwn(path)) !== undefined
}

/**
 * A response about a course, cached for use without signal: without a response the cached one is returned. `path` is its key
 * ('14001/tees'). Rejects as `request` does when nothing is cached.
 */
export async function cachedResponse(
  path: string,
  request: () => Promise<unknown>,
): Promise<unknown> {
  try {
    const json = await request()
    void storeOwn(path, json)
    return json
  } catch (error) {
    const json = isUnanswered(error) ? await readOwn(path) : undefined
    if (json === undefined) throw error
    return json
  }
}
