import { safeStorage, type StorageArea } from '~/lib/safe-storage'
import type { Timers } from '~/lib/timers'

type Options = {
  area: () => StorageArea
  online: () => boolean
  /** Resolves when drafts are saved and pending writes are answered. */
  settle: () => Promise<void>
  /**
   * Whether the browser has begun to leave the page: its requests then fail, and a reload would replace the new page.
   */
  isLeaving: () => boolean
  timers: Timers
  /** Loads the page at an address of the app. */
  go: (address: string) => void
}

/**
 * Reloads the page automatically, at most once per reason and tab, at an address of the app. Returns false when it does
 * not: it has done so before, the reason cannot be stored, or there is no network (R12). True means that the page is
 * about to reload.
 */
export type ReloadOnce = (reason: string, address: string) => Promise<boolean>

const KEY = 'reloaded_for'
/** Maximum number of stored reasons; a tab with more is not helped by reloading. */
const MAX_REASONS = 50
/**
 * If the page still exists this long after the browser began to leave it, it was not left: a download started, for
 * example.
 */
const LEAVE_TIMEOUT_MS = 5000

function decode(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

export function createReloadOnce(options: Options): ReloadOnce {
  const { area, online, settle, isLeaving, timers, go } = options
  const store = safeStorage(area)
  let isReloading = false // simultaneous reasons cause one reload

  /** Stores the reason; false if it is known or cannot be stored. */
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
