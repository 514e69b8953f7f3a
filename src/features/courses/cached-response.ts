import { isUnanswered } from '~/api/errors'
import { ownId } from '~/session/own-id'
import { session } from '~/session/session'

/** Loaded on demand: it is needed after a response, or without one. */
const loadCache = async () => (await import('../scores/draft/session-drafts')).courseCache

async function store(path: string, json: unknown): Promise<void> {
  try {
    const [courses] = await Promise.all([loadCache(), session.start()])
    const userId = ownId()
    if (userId !== undefined) await courses.put(userId, path, json)
  } catch {
    // The cache is optional, so a failure to load its code is ignored.
  }
}

/** The cached response; undefined without one. */
async function readCached(path: string): Promise<unknown> {
  try {
    const [courses] = await Promise.all([loadCache(), session.start()])
    const userId = ownId()
    return userId === undefined ? undefined : await courses.get(userId, path)
  } catch {
    return undefined
  }
}

/** Whether a response is cached for the signed-in golfer; true without a golfer, since nothing can be cached. */
export const isCached = async (path: string): Promise<boolean> => {
  await session.start()
  return ownId() === undefined || (await readCached(path)) !== undefined
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
    void store(path, json)
    return json
  } catch (error) {
    const json = isUnanswered(error) ? await readCached(path) : undefined
    if (json === undefined) throw error
    return json
  }
}
