import { api, unwrap } from '~/api/client'
import { decodeVersion } from '~/api/decode/diagnostic'
import type { LocalOrCookieStorage } from '~/platform/storage/storage'

/** Storage key of the server's last known version. */
export const VERSION_KEY = 'server_version'

/** The version that is deployed on the host, requested once for all who show or compare it; null if it names none. */
export const deployedVersion = () => ({
  queryKey: ['deployment', 'version'],
  retry: false,
  queryFn: async () => decodeVersion(unwrap(await api.GET('/api/diagnostic/version'))) ?? null,
})

type Parts = {
  /** Requests the version from the host; may reject. */
  request: () => Promise<string | null>
  storage: Pick<LocalOrCookieStorage, 'get' | 'set'>
}

/** A version that differs from the stored one. */
export type ChangedVersion = {
  version: string
  /** A version that cannot be stored would cause a reload at every start. */
  isStored: boolean
}

/**
 * Stores the version of the host's response. Returns it if it differs from the stored one; undefined for the first
 * version and if the host gives none.
 */
export async function changedVersion({
  request,
  storage,
}: Parts): Promise<ChangedVersion | undefined> {
  const version = await request().catch(() => null)
  const known = storage.get(VERSION_KEY)
  if (version === null || version === known) return undefined
  const isStored = storage.set(VERSION_KEY, version)
  return known === undefined ? undefined : { version, isStored }
}
