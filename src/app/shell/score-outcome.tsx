import { PostOutcome } from '~/features/score-entry/post-outcome'

/** How a posted score ended, wherever the golfer is by then (R14). */
export const ScoreOutcome = PostOutcome
