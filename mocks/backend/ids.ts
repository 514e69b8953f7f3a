/** Numbers for new rows, one sequence for all tables, so that no two rows share one by accident. */
export type Ids = {
  next(): number
  /** The last number issued; for the snapshot. */
  last(): number
  /** Continues after `last`. */
  resume(last: number): void
}

/** Seeds may choose ids up to 1000 themselves. */
export function createIds(): Ids {
  let last = 1000
  return {
    next: () => ++last,
    last: () => last,
    resume: (from) => void (last = from),
  }
}
