import { localArea, type StorageArea } from '~/lib/safe-storage'

/** A stored value; undefined if there is none, and if reading throws because storage is blocked. */
export function stored(area: () => StorageArea, key: string): string | null | undefined {
  try {
    return area().getItem(key)
  } catch {
    return undefined
  }
}

const isStored = (key: string): boolean =>
  Boolean(stored(localArea, key)) ||
  document.cookie.split(/; */).some((pair) => /^(__Host-)?(\w+)=./.exec(pair)?.[2] === key)

/** Whether a session is stored, in local storage or else in cookies. Used before the app has loaded. */
export const hasStoredSession = (): boolean => isStored('auth_token') || isStored('refresh_token')
