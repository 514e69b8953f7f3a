import { safeStorage, type StorageArea } from '~/lib/safe-storage'
import type { Timers } from '~/lib/timers'

type Options = {
  area: () => StorageArea
  online: () => boolean
  /** Resolves when drafts are saved and writes answered. */
  settle: () => Promise<void>
  /** Whether the browser has begun to leave the page: its requests fail then, and a reload would replace the new page. */
  isLeaving: () => boolean
  timers: Timers
  /** Loads the page anew, at an address of the app. */
  go: (address: string) => void
}

/**
 * Reloads the page by itself, at most once for each reason in a tab, at an address of the app. False when it does not: it has done so
 * before, that cannot be remembered, or there is no network to load from (R12). True means that the page is about to go.
 */
export type ReloadOnce = (reason: string, address: string) => Promise<boolean>

const KEY = 'reloaded_for'
/** Reasons remembered; a tab that has met more is beyond help by reloading. */
const MAX_REASONS = 50
/** A page that is still there so long after the browser began to leave it was not left: a download was opened, for example. */
const LEAVE_TIMEOUT_MS = 5000

function decode(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

export function createReloadOnce(options: Options): ReloadOnce {
  const { area, online, settle, isLeaving, timers, go } = options
  const store = safeStorage(area)
  let isReloading = false // several reasons at once make one reload

  /** Whether this reason is new, and now remembered. */
  function remember(reason: string): boolean {
    const before = decode(store.getJson(KEY))
    if (before.includes(reason) || before.length >= MAX_REASONS) return false
    return store.setJson(KEY, [...before, reason])
  }

  return async (reason, address) => {
    if (isReloading) return true
    if (!online() || !remember(reason)) return false
    isReloading = true
    await settle()
    if (isLeaving()) timers.after(LEAVE_TIMEOUT_MS, () => go(address))
    else go(address)
    return true
  }
}
