import { isUnanswered } from '~/api/errors'
import { ownId } from '~/session/own-id'
import { session } from '~/session/session'

/** Not part of the start: it is needed after an answer, or without one. */
const loadCache = async () => (await import('../outbox/session-drafts')).courseCache

async function store(path: string, json: unknown): Promise<void> {
  try {
    const [courses] = await Promise.all([loadCache(), session.start()])
    const userId = ownId()
    if (userId !== undefined) await courses.put(userId, path, json)
  } catch {
    // Its code is not there: nothing depends on it.
  }
}

/** What was kept; undefined when nothing was. */
async function readCached(path: string): Promise<unknown> {
  try {
    const [courses] = await Promise.all([loadCache(), session.start()])
    const userId = ownId()
    return userId === undefined ? undefined : await courses.get(userId, path)
  } catch {
    return undefined
  }
}

/** Whether an answer is kept, as far as this golfer's go; without a golfer there is nothing to keep. */
export const isCached = async (path: string): Promise<boolean> => {
  await session.start()
  return ownId() === undefined || (await readCached(path)) !== undefined
}

/**
 * An answer about a course, kept for a day without signal: without any answer the one of last time is taken. `path` names it
 * among the golfer's own ('14001/tees'). Rejects as `ask` does when nothing was kept.
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
