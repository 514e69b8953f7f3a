/**
 * For two golfers side by side in one browser: gives this tab local storage, databases, channels and locks of its own, as if
 * it were a second device. All tabs still share what the demo itself stores, and the theme.
 */

const SHARED_KEY = /^(?:demo_|theme$)/
/** The demo's own databases, channels and locks, and MSW's. */
const SHARED_NAME = /^(?:linx-demo|msw)/

/** Starts with `demo_`, so that a reset on another device does not remove these keys. */
const prefixOf = (device: string) => `demo_device ${device} `

type Undo = () => void

/** Replaces a method; returns a function that restores it. */
function replace<T extends object, K extends keyof T>(target: T, name: K, method: T[K]): Undo {
  const original = target[name]
  target[name] = method
  return () => {
    target[name] = original
  }
}

/** The keys of local storage as this device sees them. */
function ownKeys(prefix: string, keyAt: (at: number) => string | null, length: number): string[] {
  return Array.from({ length }, (_, at) => keyAt(at) ?? '').flatMap((key) => {
    if (key.startsWith(prefix)) return [key.slice(prefix.length)]
    return SHARED_KEY.test(key) && !key.startsWith('demo_device ') ? [key] : []
  })
}

function separateStorage(prefix: string): Undo {
  const { getItem, setItem, removeItem, key: keyAt } = Storage.prototype
  const length = Object.getOwnPropertyDescriptor(Storage.prototype, 'length')
  const nameIn = (area: Storage, key: string) =>
    area === localStorage && !SHARED_KEY.test(key) ? prefix + key : key
  const lengthOf = (area: Storage): number => Number(length?.get?.call(area))
  const keys = (area: Storage) => ownKeys(prefix, (at) => keyAt.call(area, at), lengthOf(area))
  Object.defineProperty(Storage.prototype, 'length', {
    configurable: true,
    get(this: Storage) {
      return this === localStorage ? keys(this).length : lengthOf(this)
    },
  })
  const undo = [
    replace(Storage.prototype, 'getItem', function get(this: Storage, key) {
      return getItem.call(this, nameIn(this, key))
    }),
    replace(Storage.prototype, 'setItem', function set(this: Storage, key, value) {
      setItem.call(this, nameIn(this, key), value)
    }),
    replace(Storage.prototype, 'removeItem', function remove(this: Storage, key) {
      removeItem.call(this, nameIn(this, key))
    }),
    replace(Storage.prototype, 'key', function key(this: Storage, at) {
      return this === localStorage ? (keys(this)[at] ?? null) : keyAt.call(this, at)
    }),
  ]
  return () => {
    undo.forEach((end) => end())
    if (length) Object.defineProperty(Storage.prototype, 'length', length)
  }
}

/** Lets only storage events for this device's keys through, renamed to the app's keys. */
function separateStorageEvents(prefix: string): Undo {
  const listener = (event: StorageEvent) => {
    const { key, newValue, oldValue, url, storageArea } = event
    if (!event.isTrusted || key === null || SHARED_KEY.test(key.replace(prefix, ''))) return
    event.stopImmediatePropagation()
    if (!key.startsWith(prefix)) return
    const own = { key: key.slice(prefix.length), newValue, oldValue, url, storageArea }
    dispatchEvent(new StorageEvent('storage', own))
  }
  addEventListener('storage', listener, true)
  return () => removeEventListener('storage', listener, true)
}

function separateDatabases(nameIn: (name: string) => string, prefix: string): Undo {
  const { open, deleteDatabase, databases } = IDBFactory.prototype
  const undo = [
    replace(IDBFactory.prototype, 'open', function openOwn(this: IDBFactory, name, ...version) {
      return open.call(this, nameIn(name), ...version)
    }),
    replace(IDBFactory.prototype, 'deleteDatabase', function remove(this: IDBFactory, name) {
      return deleteDatabase.call(this, nameIn(name))
    }),
    replace(IDBFactory.prototype, 'databases', async function list(this: IDBFactory) {
      const all = await databases.call(this)
      return all.flatMap(({ name = '', ...rest }) => {
        if (name.startsWith(prefix)) return [{ name: name.slice(prefix.length), ...rest }]
        return SHARED_NAME.test(name) ? [{ name, ...rest }] : []
      })
    }),
  ]
  return () => undo.forEach((end) => end())
}

function separateChannels(nameIn: (name: string) => string): Undo {
  const Original = BroadcastChannel
  globalThis.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(nameIn(name))
    }
  }
  return () => {
    globalThis.BroadcastChannel = Original
  }
}

function separateLocks(nameIn: (name: string) => string, prefix: string): Undo {
  if (!('LockManager' in globalThis)) return () => {}
  const { request, query } = LockManager.prototype
  const ownName = ({ name = '', ...rest }: LockInfo): LockInfo => ({
    ...rest,
    name: name.startsWith(prefix) ? name.slice(prefix.length) : name,
  })
  const undo = [
    replace(
      LockManager.prototype,
      'request',
      function requestLock(this: LockManager, name: string, ...rest: unknown[]) {
        return Reflect.apply(request, this, [nameIn(name), ...rest])
      },
    ),
    replace(LockManager.prototype, 'query', async function list(this: LockManager) {
      const { held = [], pending = [] } = await query.call(this)
      return { held: held.map(ownName), pending: pending.map(ownName) }
    }),
  ]
  return () => undo.forEach((end) => end())
}

/** Makes this tab act as a device of this name, apart from the other tabs. Returns a function that undoes it. */
export function useOwnDevice(device: string): Undo {
  const prefix = prefixOf(device)
  const nameIn = (name: string) => (SHARED_NAME.test(name) ? name : prefix + name)
  const undo = [
    separateStorage(prefix),
    separateStorageEvents(prefix),
    separateDatabases(nameIn, prefix),
    separateChannels(nameIn),
    separateLocks(nameIn, prefix),
  ]
  return () => undo.forEach((end) => end())
}
