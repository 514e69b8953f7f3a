/** An entry that is to be focused as soon as it is drawn, which a virtual row may be some frames later. */
export type FocusWish = {
  want(key: string | undefined): void
  /** Whether this entry is the one; it is asked for once. */
  take(key: string): boolean
}

export function createFocusWish(): FocusWish {
  let wanted: string | undefined
  return {
    want(key) {
      wanted = key
    },
    take(key) {
      if (wanted !== key) return false
      wanted = undefined
      return true
    },
  }
}
