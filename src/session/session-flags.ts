/** What is remembered for one browser session only; all of it goes when a session ends (R10). */
const SESSION_FLAGS = {
  /** An email address is being verified: see `VerificationMode`. */
  verificationMode: 'verification_mode',
  /** The empty feed has sent the golfer to the suggestions. */
  linxVisited: 'linx_visited',
  /** The host has ended the session: the sign-in page says so, after a reload too. Set as the others go. */
  refused: 'session_refused',
} as const

export type SessionFlag = keyof typeof SESSION_FLAGS

export type SessionFlags = {
  has(flag: SessionFlag): boolean
  set(flag: SessionFlag): void
  remove(flag: SessionFlag): void
  clear(): void
}

/** Flags in session storage; where that is blocked, in memory. */
export function createSessionFlags(storage: () => Storage | undefined): SessionFlags {
  const memory = new Set<SessionFlag>()
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      const place = storage()
      return place && work(place)
    } catch {
      return undefined
    }
  }
  const flags: SessionFlags = {
    has: (flag) =>
      memory.has(flag) || attempt((place) => place.getItem(SESSION_FLAGS[flag])) === 'true',
    set(flag) {
      memory.add(flag)
      attempt((place) => place.setItem(SESSION_FLAGS[flag], 'true'))
    },
    remove(flag) {
      memory.delete(flag)
      attempt((place) => place.removeItem(SESSION_FLAGS[flag]))
    },
    clear() {
      flags.remove('verificationMode')
      flags.remove('linxVisited')
      flags.remove('refused')
    },
  }
  return flags
}

/** The flags of this tab. */
export const sessionFlags = createSessionFlags(() => globalThis.sessionStorage)
