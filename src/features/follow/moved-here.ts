/** The router state of who is brought here because their Linx is empty: the page says why (golf-features section 2). */
export const movedHere = { why: 'no-linx' } as const

/** Whether the golfer did not come by themselves. */
export const isMovedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'why' in state && state.why === movedHere.why
