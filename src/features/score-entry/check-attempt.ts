import { api, unwrap } from '~/api/client'
import { decodeRecentCourses } from '~/api/decode/scores'
import { judgeAttempt, type Verdict } from '../outbox/judge-attempt'
import type { Attempt, ScoreDraft } from '../outbox/score-draft'
import { drafts } from '../outbox/session-drafts'
import { readOwnRounds } from './own-rounds'

/** Looks for an unconfirmed score in the golfer's own lists (R6). Rejects with an ApiError when they cannot be read. */
export async function checkAttempt(draft: ScoreDraft, attempt: Attempt): Promise<Verdict> {
  const { userId, course } = draft
  const [linx, recent, postedHere] = await Promise.all([
    readOwnRounds(userId),
    api.GET('/api/Scores/RecentCourses'),
    drafts.countLike(draft, attempt),
  ])
  return judgeAttempt(
    attempt,
    { userId, course },
    { linx, recent: decodeRecentCourses(unwrap(recent)), postedHere },
  )
}
