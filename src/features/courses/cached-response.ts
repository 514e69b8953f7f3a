import { isUnanswered } from '~/api/errors'
import { ownId } from '~/session/own-id'
import { session } from '~/session/session'

/** Not part of the start: it is needed after an answer, or without one. */
const shelf = async () => (await import('../outbox/session-drafts')).courseShelf

async function keep(path: string, json: unknown): Promise<void> {
  try {
    const [courses] = await Promise.all([shelf(), session.start()])
    const userId = ownId()
    if (userId !== undefined) await courses.put(userId, path, json)
  } catch {
    // Its code is not there: nothing depends on it.
  }
}

/** What was kept; undefined when nothing was. */
async function found(path: string): Promise<unknown> {
  try {
    const [courses] = await Promise.all([shelf(), session.start()])
    const userId = ownId()
    return userId === undefined ? undefined : await courses.get(userId, path)
  } catch {
    return undefined
  }
}

/** Whether an answer is kept, as far as this golfer's go; without a golfer there is nothing to keep. */
export const isKept = async (path: string): Promise<boolean> => {
  await session.start()
  return ownId() === undefined || (await found(path)) !== undefined
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
    const json = isUnanswered(error) ? await found(path) : undefined
    if (json === undefined) throw error
    return json
  }
}
