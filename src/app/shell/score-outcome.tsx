import { guardDrafts } from '~/features/outbox/session-drafts'
import { PostOutcome } from '~/features/score-entry/post-outcome'

guardDrafts()

/** How a posted score ended, wherever the golfer is by then (R14); and the drafts stay their golfer's own (R7). */
export const ScoreOutcome = PostOutcome
