import { api, unwrap } from '~/api/client'
import { decodeRecentCourses } from '~/api/decode/scores'
import { attemptsOf } from '../outbox/attempts'
import { judgeAttempt, type Finding } from '../outbox/judge-attempt'
import type { Attempt, ScoreDraft } from '../outbox/score-draft'
import { drafts } from '../outbox/session-drafts'
import { readOwnRounds } from './own-rounds'

/**
 * Looks for an unconfirmed score in the golfer's own lists (R6): for the attempt and for those before it, since a slow server
 * may have taken one of them. Rejects with an ApiError when they cannot be read.
 */
export async function checkAttempt(draft: ScoreDraft, attempt: Attempt): Promise<Finding> {
  const { userId, course } = draft
  const lost = attemptsOf(attempt)
  const [linx, answer, ...counts] = await Promise.all([
    readOwnRounds(userId),
    api.GET('/api/Scores/RecentCourses'),
    ...lost.map((one) => drafts.countLike(draft, one)),
  ])
  const recent = decodeRecentCourses(unwrap(answer))
  const found = lost.map((sent, at) => {
    const evidence = { linx, recent, postedHere: counts[at] ?? 0 }
    return { sent, verdict: judgeAttempt(sent, { userId, course }, evidence) }
  })
  const first = (verdict: Finding['verdict']) => found.find((one) => one.verdict === verdict)
  return first('posted') ?? first('unclear') ?? { sent: attempt, verdict: 'not-found' }
}
