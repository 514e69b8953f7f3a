import { safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'

/** Flags of one browser session; all are cleared when a session ends (R10). */
const SESSION_FLAGS = {
  /** An email address is being verified: see `VerificationMode`. */
  verificationMode: 'verification_mode',
  /** The empty feed has already redirected the golfer to the suggestions. */
  linxVisited: 'linx_visited',
  /** The host has ended the session: the sign-in page shows this, also after a reload. Set after the others are cleared. */
  refused: 'session_refused',
} as const

/** The name of a flag. */
export type SessionFlag = keyof typeof SESSION_FLAGS

/** The flags of the browser session, by name. */
export type SessionFlags = {
  has(flag: SessionFlag): boolean
  set(flag: SessionFlag): void
  remove(flag: SessionFlag): void
  clear(): void
}

/** Flags in session storage; where that is blocked, in memory. */
export function createSessionFlags(area: () => StorageArea | undefined): SessionFlags {
  const memory = new Set<SessionFlag>()
  const store = safeStorage(area)
  const flags: SessionFlags = {
    has: (flag) => memory.has(flag) || store.get(SESSION_FLAGS[flag]) === 'true',
    set(flag) {
      memory.add(flag)
      store.set(SESSION_FLAGS[flag], 'true')
    },
    remove(flag) {
      memory.delete(flag)
      store.remove(SESSION_FLAGS[flag])
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
export const sessionFlags = createSessionFlags(sessionArea)
