/** An entry that is to be focused as soon as it is drawn, which a virtual row may be some frames later. */
export type PendingFocus = {
  request(key: string | undefined): void
  /** Whether this entry is the one; it is asked for once. */
  take(key: string): boolean
}

export function createPendingFocus(): PendingFocus {
  let requested: string | undefined
  return {
    request(key) {
      requested = key
    },
    take(key) {
      if (requested !== key) return false
      requested = undefined
      return true
    },
  }
}
