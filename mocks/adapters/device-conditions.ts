import type { Conditions, PageConditions } from './conditions'
import { blockNotices, blockPush, cleanRefreshToken, cleanSession } from './simulated-blockers'

/**
 * The demo's own memory is no part of the device it plays: a full storage must not take the demo's world. The second is where
 * MSW writes down the WebSockets it answers, and nobody would catch its failure.
 */
const OWN_DATABASES: readonly string[] = ['linx-demo', 'msw-websocket-clients']
const OWN_KEY = /^demo_/

const throwQuotaExceeded = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** Lets the page's storage refuse what is new while `isFull` says so. Returns how to take it back. */
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

/** Other programs on the device, and what starts each. */
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
 * Makes this page feel its conditions: `navigator.onLine` with its events, a full storage, and those who meddle. `lost` is told when the
 * signal goes: what is connected then is cut. Returns how to give the page its own device back.
 */
export function applyDeviceConditions(
  conditions: PageConditions,
  onSignalLost: () => void,
): () => void {
  let wasOffline = false
  let restoreStorage: (() => void) | undefined
  const ends = new Map<() => void, () => void>()

  function applyCurrent(): void {
    for (const [isActive, begin] of simulatedBlockers) {
      if (isActive(conditions.current()) === ends.has(begin)) continue
      if (!ends.has(begin)) ends.set(begin, begin())
      else {
        ends.get(begin)?.()
        ends.delete(begin)
      }
    }
    const { isOffline, isStorageFull } = conditions.current()
    if (isStorageFull) restoreStorage ??= limitStorage(() => conditions.current().isStorageFull)
    if (isOffline === wasOffline) return
    wasOffline = isOffline
    if (isOffline) {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
      onSignalLost()
    } else Reflect.deleteProperty(navigator, 'onLine') // the prototype's own comes back
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
