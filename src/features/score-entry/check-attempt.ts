import { api, unwrap } from '~/api/client'
import { decodeLinxPage } from '~/api/decode/linx'
import { decodeRecentCourses } from '~/api/decode/scores'
import { judgeAttempt, type Verdict } from '../outbox/judge-attempt'
import type { Attempt, ScoreDraft } from '../outbox/score-draft'
import { drafts } from '../outbox/session-drafts'

/** As many as the feed asks for (golf-features section 9). */
const PAGE_SIZE = 25

/** Looks for an unconfirmed score in the golfer's own lists (R6). Rejects with an ApiError when they cannot be read. */
export async function checkAttempt(draft: ScoreDraft, attempt: Attempt): Promise<Verdict> {
  const { userId, course } = draft
  const query = { view: 'My Linx', pageSize: PAGE_SIZE, userId }
  const [page, recent, postedHere] = await Promise.all([
    api.GET('/api/linx', { params: { query } }),
    api.GET('/api/Scores/RecentCourses'),
    drafts.countLike(draft, attempt),
  ])
  const linx = decodeLinxPage(unwrap(page)).items
  return judgeAttempt(
    attempt,
    { userId, course },
    { linx, recent: decodeRecentCourses(unwrap(recent)), postedHere },
  )
}
