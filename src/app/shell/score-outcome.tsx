import { OutboxLine } from '~/features/scores/unsent/outbox-line'
import { PostOutcome } from '~/features/scores/receipt/post-outcome'

/** Shows the result of a post on any page (R14). */
export const ScoreOutcome = PostOutcome

/** Shows the state of the golfer's unsent scores on every page. */
export const ScoreLine = OutboxLine
