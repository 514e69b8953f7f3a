import { ApiError } from '~/api/errors'
import { session } from '~/session/session'

/** Not part of the start: it is needed after an answer, or without one. */
const shelf = async () => (await import('../outbox/session-drafts')).courseShelf

/** The golfer signed in, once it is known who that is. */
async function golfer(): Promise<number | undefined> {
  const state = await session.start()
  return state.status === 'signed-in' ? state.user.us_id : undefined
}

async function keep(path: string, json: unknown): Promise<void> {
  try {
    const [courses, userId] = await Promise.all([shelf(), golfer()])
    if (userId !== undefined) await courses.put(userId, path, json)
  } catch {
    // Its code is not there: nothing depends on it.
  }
}

/** What was kept; undefined when nothing was. */
async function found(path: string): Promise<unknown> {
  try {
    const [courses, userId] = await Promise.all([shelf(), golfer()])
    return userId === undefined ? undefined : await courses.get(userId, path)
  } catch {
    return undefined
  }
}

/** Whether an answer is kept, as far as this golfer's go; without a golfer there is nothing to keep. */
export const isKept = async (path: string): Promise<boolean> => {
  const userId = await golfer()
  return userId === undefined || (await found(path)) !== undefined
}

/**
 * An answer about a course, kept for a day without signal: without any answer the one of last time is taken. `path` names it
 * among the golfer's own ('14001/tees'). Rejects as `ask` does when nothing was kept.
 */
export async function kept(path: string, ask: () => Promise<unknown>): Promise<unknown> {
  try {
    const json = await ask()
    void keep(path, json)
    return json
  } catch (error) {
    const silent = error instanceof ApiError && error.status === 0
    const json = silent ? await found(path) : undefined
    if (json === undefined) throw error
    return json
  }
}
