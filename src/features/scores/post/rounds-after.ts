import type { LinxItem } from '~/api/types'
import { realTimers, wait, type Timers } from '~/lib/timers'
import { isSameScore } from './judge-attempt'
import type { ScoreDraft, Sent } from '../draft/score-draft'
import { readOwnRounds } from './own-rounds'

/** A host may answer reads from a replica that lags behind its writes, so a list without the score is read again. */
const REPEAT_DELAYS_MS = [1000, 3000]

type Parts = {
  read: (userId: number) => Promise<LinxItem[]>
  timers: Timers
}

/**
 * Returns the golfer's newest rounds after a score was posted, as soon as they have that score, or the third reading without
 * it. The readings are shared by all callers of the latest score. Rejects with an ApiError.
 */
export function createRoundsAfter({ read, timers }: Parts) {
  let latest: { id: string; rounds: Promise<LinxItem[]> } | undefined

  async function readUntilListed(
    { userId, course }: ScoreDraft,
    { strokes, datePlayed }: Sent,
  ): Promise<LinxItem[]> {
    const sought = { userId, course, strokes, datePlayed }
    let rounds = await read(userId)
    for (const delay of REPEAT_DELAYS_MS) {
      if (rounds.some((round) => isSameScore(round, sought))) break
      await wait(timers, delay)
      rounds = await read(userId)
    }
    return rounds
  }

  return (draft: ScoreDraft, sent: Sent): Promise<LinxItem[]> => {
    if (latest?.id === draft.id) return latest.rounds
    const rounds = readUntilListed(draft, sent)
    latest = { id: draft.id, rounds }
    rounds.catch(() => {
      if (latest?.id === draft.id) latest = undefined
    })
    return rounds
  }
}

/** The newest rounds after a post, for its receipt and for the search for a second record. */
export const roundsAfter = createRoundsAfter({ read: readOwnRounds, timers: realTimers })
