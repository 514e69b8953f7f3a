import { safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'
import { safeReturnTo } from '~/routing/return-to'

/** A place in the app: path, query and hash, and the router's state that came with it. */
export type AppLocation = { path: string; state?: unknown }

type StoredLocation = AppLocation & { email: string | undefined }

/** Where a visitor wanted to go before signing in; forgotten after use (SES-10). */
export type ReturnLocation = {
  /** `email`: the golfer whose session ended there; absent for a visitor who was not signed in. */
  save(place: AppLocation, email?: string): void
  /** The place to go to after the sign-in of `email`, once; the feed when there is none, or it was somebody else's. */
  take(email: string): AppLocation
  forget(): void
}

const KEY = 'kept_location'

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function decode(value: unknown): StoredLocation | undefined {
  if (typeof value !== 'object' || value === null || !('path' in value)) return undefined
  const email = 'email' in value && typeof value.email === 'string' ? value.email : undefined
  const state = 'state' in value ? value.state : null
  return typeof value.path === 'string' ? { path: value.path, state, email } : undefined
}

/** Whether Back or Forward has loaded this page: its address is of whoever was here before. */
const isBackToPage = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward')

/** In the tab's session storage, so that a reload of the sign-in page keeps it; in memory where there is none. */
export function createReturnLocation(
  area: () => StorageArea,
  origin?: string,
  isBack: () => boolean = isBackToPage,
): ReturnLocation {
  const store = safeStorage(area)
  let memory: StoredLocation | undefined
  /** A golfer has left: what this tab shows from now on until somebody signs in is of their history. */
  let hasSignedOut = false
  const forget = () => {
    hasSignedOut = true
    memory = undefined
    store.remove(KEY)
  }
  return {
    save({ path, state }, email) {
      if (email === undefined && (hasSignedOut || isBack())) return
      memory = { path, state: state ?? null, email }
      store.setJson(KEY, memory)
    },
    take(email) {
      const kept = memory ?? decode(store.getJson(KEY))
      forget()
      hasSignedOut = false
      const owned = kept && (kept.email === undefined || same(kept.email, email)) ? kept : undefined
      const path = safeReturnTo(owned?.path, origin)
      // The state belongs to the place it came with.
      return { path, state: owned && path === owned.path ? owned.state : null }
    },
    forget,
  }
}

export const returnLocation = createReturnLocation(sessionArea)
