import { api, unwrap } from '~/api/client'
import { decodeRecentCourses } from '~/api/decode/scores'
import { attemptsOf } from '../draft/attempts'
import { judgeAttempt, notBefore, type Finding } from './judge-attempt'
import type { Attempt, LostAttempt, ScoreDraft } from '../draft/score-draft'
import { drafts } from '../draft/device-drafts'
import { readOwnRoundsSince } from './own-rounds'

const DAY_MS = 86_400_000

/** The time back to which My Linx is read (epoch ms): the attempt, or for one of an older build the day before it was played. */
const searchFrom = (attempt: LostAttempt): number =>
  notBefore(attempt) ?? Date.parse(attempt.datePlayed) - DAY_MS

/**
 * Searches the golfer's own lists for an unconfirmed score (R6): for the attempt and the earlier ones, since a slow server may
 * have recorded one of them. Rejects with an ApiError if the lists cannot be read.
 */
export async function checkAttempt(draft: ScoreDraft, attempt: Attempt): Promise<Finding> {
  const lost = attemptsOf(attempt)
  const [{ items: linx, hasMore }, response, ...counts] = await Promise.all([
    readOwnRoundsSince(draft.userId, Math.min(...lost.map(searchFrom))),
    api.GET('/api/Scores/RecentCourses'),
    ...lost.map((one) => drafts.countSimilar(draft, one)),
  ])
  const recent = decodeRecentCourses(unwrap(response))
  const found = lost.map((sent, at): Finding => {
    const evidence = { linx, hasMore, recent, postedHere: counts[at] ?? 0 }
    return { sent, ...judgeAttempt(sent, draft, evidence) }
  })
  const first = (verdict: Finding['verdict']) => found.find((one) => one.verdict === verdict)
  return first('posted') ?? first('unclear') ?? { sent: attempt, verdict: 'not-found' }
}
