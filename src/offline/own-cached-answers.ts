import { cachedAnswers, type CachedAnswer } from '~/platform/cached-answers'
import { ownId } from '../session/own-id'
import { session } from '../session/session'

/** The cached responses of the signed-in golfer, for a start without signal; none when no golfer is signed in (R10). */
export const ownCachedAnswers = {
  async put(name: string, json: unknown): Promise<void> {
    await session.start()
    const userId = ownId()
    if (userId !== undefined) await cachedAnswers.put(userId, name, json)
  },
  async get(name: string): Promise<CachedAnswer | undefined> {
    await session.start()
    const userId = ownId()
    return userId === undefined ? undefined : cachedAnswers.get(userId, name)
  },
}
