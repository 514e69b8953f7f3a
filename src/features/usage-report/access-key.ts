import { useSyncExternalStore } from 'react'
import { api } from '~/api/client'
import { assertDone } from '~/api/done'
import { createListeners } from '~/lib/listeners'

/** Holds the key while the report is open on this device; Logout removes it (app-shell section 4). */
const KEY = 'usage_access_key'

const changes = createListeners()

/** Where storage is blocked, the report is open until the page is left. */
let memory: string | undefined

function read(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return memory
  }
}

function keep(key: string | undefined): void {
  memory = key
  try {
    if (key === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, key)
  } catch {
    // the memory serves
  }
  changes.tell()
}

function listen(changed: () => void): () => void {
  const stop = changes.add(changed)
  addEventListener('storage', changed) // another tab has locked it
  return () => {
    stop()
    removeEventListener('storage', changed)
  }
}

/** The operator's key; undefined while the report is locked. It is sent in a header only, never in an address. */
export const useAccessKey = (): string | undefined => useSyncExternalStore(listen, read, read)

/** Opens the report when the host takes the key. Rejects with an `ApiError`: 401 for a wrong key. */
export async function unlock(accessKey: string): Promise<void> {
  assertDone(await api.POST('/api/usage/access', { body: { accessKey } }))
  keep(accessKey)
}

/** Locks the report on this device. */
export const lock = (): void => keep(undefined)
