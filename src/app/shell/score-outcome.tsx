import { OutboxLine } from '~/features/score-entry/outbox-line'
import { PostOutcome } from '~/features/score-entry/post-outcome'

/** How a posted score ended, wherever the golfer is by then (R14). */
export const ScoreOutcome = PostOutcome

/** Where the golfer's unsent scores stand, on every page. */
export const ScoreLine = OutboxLine
