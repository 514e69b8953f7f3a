/** Milliseconds in which a golfer can undo: what another call cannot undo is sent after that. */
export const UNDO_DELAY_MS = 4000
