import { decodeVersion } from '~/api/decode/diagnostic'
import type { KeyValueStorage } from '~/platform/storage'

/** Where the server's version of last time is kept. */
export const VERSION_KEY = 'server_version'

type Parts = {
  /** Asks the host; may reject. */
  ask: () => Promise<unknown>
  storage: Pick<KeyValueStorage, 'get' | 'set'>
}

/**
 * Stores the version the host answers. Answers it when it differs from the one stored before, which is a reason to reload;
 * not the first one ever stored, none that cannot be kept, and nothing for an unusable answer (app-shell section 4, R12).
 */
export async function changedVersion({ ask, storage }: Parts): Promise<string | undefined> {
  const version = decodeVersion(await ask().catch(() => undefined))
  const known = storage.get(VERSION_KEY)
  if (version === undefined || version === known) return undefined
  return storage.set(VERSION_KEY, version) && known !== undefined ? version : undefined
}
