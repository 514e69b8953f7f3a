import { createDice } from '../backend/dice'
import { systemTimers, type Timers } from '../hub/timers'

/** Simulated conditions of the network and the device. */
export type Conditions = {
  isOffline: boolean
  /** Milliseconds added to every request. */
  latencyMs: number
  /** By how many percent the latency varies in either direction. */
  jitter: number
  /** Minutes by which the device's clock is ahead of the host's; negative: behind. */
  skewMinutes: number
  /** The device's storage is full. */
  isStorageFull: boolean
  /** A content blocker removes the app's notices. */
  areNoticesBlocked: boolean
  /** A blocker refuses push subscriptions. */
  isPushBlocked: boolean
  /** A cleaner removes the stored session. */
  isSessionCleaned: boolean
  /** A cleaner removes only the refresh token, while a refresh waits. */
  isRefreshTokenCleaned: boolean
}

/** The simulated device and network of a page; see `Conditions`. */
export type PageConditions = {
  current(): Conditions
  change(patch: Partial<Conditions>): void
  /** Called after each change. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void
  /** Waits for the simulated latency. Resolves with false if the network is offline. */
  travel(): Promise<boolean>
}

/** No simulated trouble. */
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

/** The jitter uses random numbers of its own, so that the same requests take the same time in every run. */
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
      return !now.isOffline // the signal may have been lost while the request was on its way
    },
  }
}
