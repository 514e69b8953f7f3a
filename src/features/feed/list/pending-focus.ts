/** An entry to focus as soon as it has rendered, which for a virtual row may be some frames later. */
export type PendingFocus = {
  request(key: string | undefined): void
  /** Whether this entry is the one; true once. */
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
