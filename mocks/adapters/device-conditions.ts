import type { Conditions, PageConditions } from './conditions'
import { blockNotices, blockPush, cleanRefreshToken, cleanSession } from './simulated-blockers'

/**
 * The demo's own memory is no part of the device it plays: a full storage must not take the demo's world. The second is where
 * MSW writes down the WebSockets it answers, and nobody would catch its failure.
 */
const OWN_DATABASES: readonly string[] = ['linx-demo', 'msw-websocket-clients']
const OWN_KEY = /^demo_/

const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** Lets the page's storage refuse what is new while `isFull` says so. Returns how to take it back. */
function limitStorage(isFull: () => boolean): () => void {
  const { setItem } = Storage.prototype
  const { put, add } = IDBObjectStore.prototype
  const isOthers = (store: IDBObjectStore) => !OWN_DATABASES.includes(store.transaction.db.name)
  Storage.prototype.setItem = function set(key, value) {
    if (isFull() && !OWN_KEY.test(key)) full()
    setItem.call(this, key, value)
  }
  IDBObjectStore.prototype.put = function write(...values) {
    return isFull() && isOthers(this) ? full() : put.apply(this, values)
  }
  IDBObjectStore.prototype.add = function write(...values) {
    return isFull() && isOthers(this) ? full() : add.apply(this, values)
  }
  return () => {
    Storage.prototype.setItem = setItem
    IDBObjectStore.prototype.put = put
    IDBObjectStore.prototype.add = add
  }
}

/** Other programs on the device, and what starts each. */
const meddlers: readonly [isThere: (now: Conditions) => boolean, begin: () => () => void][] = [
  [(now) => now.areNoticesBlocked, blockNotices],
  [(now) => now.isPushBlocked, blockPush],
  [(now) => now.isSessionCleaned, cleanSession],
  [(now) => now.isRefreshTokenCleaned, cleanRefreshToken],
]

/**
 * Makes this page feel its conditions: `navigator.onLine` with its events, a full storage, and those who meddle. `lost` is told when the
 * signal goes: what is connected then is cut. Returns how to give the page its own device back.
 */
export function sufferDevice(conditions: PageConditions, lost: () => void): () => void {
  let wasOffline = false
  let giveBack: (() => void) | undefined
  const ends = new Map<() => void, () => void>()

  function follow(): void {
    for (const [isThere, begin] of meddlers) {
      if (isThere(conditions.current()) === ends.has(begin)) continue
      if (!ends.has(begin)) ends.set(begin, begin())
      else {
        ends.get(begin)?.()
        ends.delete(begin)
      }
    }
    const { isOffline, isStorageFull } = conditions.current()
    if (isStorageFull) giveBack ??= limitStorage(() => conditions.current().isStorageFull)
    if (isOffline === wasOffline) return
    wasOffline = isOffline
    if (isOffline) {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
      lost()
    } else Reflect.deleteProperty(navigator, 'onLine') // the prototype's own comes back
    dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
  }

  follow()
  const stop = conditions.onChange(follow)
  return () => {
    stop()
    giveBack?.()
    for (const end of ends.values()) end()
    Reflect.deleteProperty(navigator, 'onLine')
  }
}
