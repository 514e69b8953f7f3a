import { keptAnswers, type KeptAnswer } from '~/platform/kept-answers'
import { ownId } from './own-id'
import { session } from './session'

/** What the host answered the golfer who is signed in, on this device for a start without signal; nobody has none (R10). */
export const ownAnswers = {
  async keep(name: string, json: unknown): Promise<void> {
    await session.start()
    const userId = ownId()
    if (userId !== undefined) await keptAnswers.put(userId, name, json)
  },
  async find(name: string): Promise<KeptAnswer | undefined> {
    await session.start()
    const userId = ownId()
    return userId === undefined ? undefined : keptAnswers.get(userId, name)
  },
}
