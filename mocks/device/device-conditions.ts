import type { Conditions, PageConditions } from './conditions'
import { blockNotices, blockPush, cleanRefreshToken, cleanSession } from './simulated-blockers'

/**
 * Databases that are not part of the simulated device, so that a full storage does not lose the demo's world. MSW records
 * WebSockets in the second one and would not handle an error there.
 */
const OWN_DATABASES: readonly string[] = ['linx-demo', 'msw-websocket-clients']
const OWN_KEY = /^demo_/

const throwQuotaExceeded = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** Makes the page's storage refuse writes while `isFull` returns true. Returns a function that undoes it. */
function limitStorage(isFull: () => boolean): () => void {
  const { setItem } = Storage.prototype
  const { put, add } = IDBObjectStore.prototype
  const isOthers = (store: IDBObjectStore) => !OWN_DATABASES.includes(store.transaction.db.name)
  Storage.prototype.setItem = function set(key, value) {
    if (isFull() && !OWN_KEY.test(key)) throwQuotaExceeded()
    setItem.call(this, key, value)
  }
  IDBObjectStore.prototype.put = function write(...values) {
    return isFull() && isOthers(this) ? throwQuotaExceeded() : put.apply(this, values)
  }
  IDBObjectStore.prototype.add = function write(...values) {
    return isFull() && isOthers(this) ? throwQuotaExceeded() : add.apply(this, values)
  }
  return () => {
    Storage.prototype.setItem = setItem
    IDBObjectStore.prototype.put = put
    IDBObjectStore.prototype.add = add
  }
}

/** The simulated blockers and cleaners, each with the condition that starts it. */
const simulatedBlockers: readonly [
  isActive: (now: Conditions) => boolean,
  begin: () => () => void,
][] = [
  [(now) => now.areNoticesBlocked, blockNotices],
  [(now) => now.isPushBlocked, blockPush],
  [(now) => now.isSessionCleaned, cleanSession],
  [(now) => now.isRefreshTokenCleaned, cleanRefreshToken],
]

/**
 * Applies the conditions to this page: `navigator.onLine` and its events, a full storage, and the simulated blockers.
 * `onSignalLost` is called when the page goes offline, to cut open connections. Returns a function that restores the page.
 */
export function applyDeviceConditions(
  conditions: PageConditions,
  onSignalLost: () => void,
): () => void {
  let wasOffline = false
  let restoreStorage: (() => void) | undefined
  /** The function that ends each blocker that has begun. */
  const ends = new Map<() => void, () => void>()

  function applyBlockers(): void {
    for (const [isActive, begin] of simulatedBlockers) {
      const end = ends.get(begin)
      const isWanted = isActive(conditions.current())
      if (isWanted && !end) ends.set(begin, begin())
      if (isWanted || !end) continue
      end()
      ends.delete(begin)
    }
  }

  function applyCurrent(): void {
    applyBlockers()
    const { isOffline, isStorageFull } = conditions.current()
    if (isStorageFull) restoreStorage ??= limitStorage(() => conditions.current().isStorageFull)
    if (isOffline === wasOffline) return
    wasOffline = isOffline
    if (isOffline) {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
      onSignalLost()
    } else Reflect.deleteProperty(navigator, 'onLine') // the prototype's property applies again
    dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
  }

  applyCurrent()
  const stop = conditions.onChange(applyCurrent)
  return () => {
    stop()
    restoreStorage?.()
    for (const end of ends.values()) end()
    Reflect.deleteProperty(navigator, 'onLine')
  }
}
