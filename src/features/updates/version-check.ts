import { decodeVersion } from '~/api/decode/diagnostic'
import type { KeyValueStorage } from '~/platform/storage'

/** Where the server's version of last time is kept. */
export const VERSION_KEY = 'server_version'

type Parts = {
  /** Asks the host; may reject. */
  ask: () => Promise<unknown>
  storage: Pick<KeyValueStorage, 'get' | 'set'>
}

/** Another version than the one stored before. */
export type ChangedVersion = {
  version: string
  /** One that is not stored would be a reason to reload at every start. */
  isStored: boolean
}

/**
 * Stores the version of the host's answer. Returns it when it differs from the one stored before; undefined for the first one
 * ever and for an unusable answer.
 */
export async function changedVersion({ ask, storage }: Parts): Promise<ChangedVersion | undefined> {
  const version = decodeVersion(await ask().catch(() => undefined))
  const known = storage.get(VERSION_KEY)
  if (version === undefined || version === known) return undefined
  const isStored = storage.set(VERSION_KEY, version)
  return known === undefined ? undefined : { version, isStored }
}
