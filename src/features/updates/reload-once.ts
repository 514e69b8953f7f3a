import { listOf, text } from '~/lib/decode'
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
 * Reloads the page automatically, at most once per reason and tab, at the `address` of that moment (R12). Resolves with true
 * when the page is about to reload; with false when the reason has caused a reload before or cannot be stored, without
 * network, and if `isInUse` after all waiting, when it may be tried again.
 */
export type ReloadOnce = (
  reason: string,
  address: () => string,
  isInUse?: () => boolean,
) => Promise<boolean>

const KEY = 'reloaded_for'
/** Maximum number of stored reasons; a tab with more is not helped by reloading. */
const MAX_REASONS = 50
/**
 * If the page still exists this long after the browser began to leave it, it was not left: a download started, for
 * example.
 */
const LEAVE_TIMEOUT_MS = 5000

const readReasons = listOf(text)

/** Makes the `ReloadOnce` of a tab; the reasons are stored in `area`. */
export function createReloadOnce(options: Options): ReloadOnce {
  const { area, online, settle, isLeaving, timers, go } = options
  const store = safeStorage(area)
  let going: Promise<boolean> | undefined // simultaneous reasons cause one reload

  /** Stores the reason; false if it is known or cannot be stored. */
  function remember(reason: string): boolean {
    const before = readReasons(store.getJson(KEY))
    if (before.includes(reason) || before.length >= MAX_REASONS) return false
    return store.setJson(KEY, [...before, reason])
  }

  function forget(reason: string): void {
    store.setJson(
      KEY,
      readReasons(store.getJson(KEY)).filter((one) => one !== reason),
    )
  }

  async function reload(...[reason, address, isInUse]: Parameters<ReloadOnce>): Promise<boolean> {
    await settle()
    if (isLeaving()) {
      await new Promise<void>((resolve) => timers.after(LEAVE_TIMEOUT_MS, resolve))
      await settle() // a draft may have been begun
    }
    if (isInUse?.()) {
      forget(reason)
      going = undefined
      return false
    }
    go(address())
    return true
  }

  return async (reason, ...how) => {
    for (let running = going; running; running = going) if (await running) return true
    if (!online() || !remember(reason)) return false
    going = reload(reason, ...how)
    return going
  }
}
