import { localArea, type StorageArea } from '~/lib/safe-storage'

/** What storage holds; undefined also where reading it throws, since it is blocked. */
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

/** Whether a session is stored, in local storage or where there is none in cookies. Read before the app is there. */
export const hasStoredSession = (): boolean => isStored('auth_token') || isStored('refresh_token')
