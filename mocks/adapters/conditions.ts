import { createDice } from '../dice'
import { systemTimers, type Timers } from '../hub/timers'

/** What is wrong with the way to the host, and with the device. */
export type Conditions = {
  isOffline: boolean
  /** Milliseconds every request takes on its way. */
  latencyMs: number
  /** How much the latency varies to either side, in percent. */
  jitter: number
  /** Minutes by which the device's clock is ahead of the host's; negative: behind. */
  skewMinutes: number
  /** Nothing more can be stored on the device. */
  isStorageFull: boolean
  /** A content blocker takes the app's notices away. */
  areNoticesBlocked: boolean
  /** A blocker lets no page subscribe to notifications. */
  isPushBlocked: boolean
  /** A cleaner takes what is stored of the session. */
  isSessionCleaned: boolean
  /** The same of the refresh token alone, while it is needed. */
  isRefreshTokenCleaned: boolean
}

export type PageConditions = {
  current(): Conditions
  change(patch: Partial<Conditions>): void
  /** Told after each change. Returns how to stop. */
  onChange(listener: () => void): () => void
  /** Waits as the way to the host does; false when there is none. */
  travel(): Promise<boolean>
}

/** Nothing is wrong. */
export const NO_CONDITIONS: Conditions = {
  isOffline: false,
  latencyMs: 0,
  jitter: 0,
  skewMinutes: 0,
  isStorageFull: false,
  areNoticesBlocked: false,
  isPushBlocked: false,
  isSessionCleaned: false,
  isRefreshTokenCleaned: false,
}

/** The jitter's dice are its own: the same requests take as long every time. */
export function createConditions(
  opening: Partial<Conditions> = {},
  timers: Timers = systemTimers,
): PageConditions {
  const dice = createDice(1)
  const listeners = new Set<() => void>()
  let now: Conditions = { ...NO_CONDITIONS, ...opening }
  return {
    current: () => now,
    change(patch) {
      now = { ...now, ...patch }
      listeners.forEach((listener) => listener())
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async travel() {
      const { latencyMs, jitter, isOffline } = now
      if (isOffline) return false
      const swing = jitter === 0 ? 0 : ((dice.next() * 2 - 1) * jitter) / 100
      const wait = Math.round(latencyMs * (1 + swing))
      if (wait > 0) await new Promise<void>((arrived) => void timers.after(wait, arrived))
      return !now.isOffline // the signal may have gone on the way
    },
  }
}
