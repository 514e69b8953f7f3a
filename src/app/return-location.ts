import { maybe, record, text, textOf } from '~/lib/decode'
import { safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'
import { ownPath } from '~/lib/url'
import { paths } from '~/routing/paths'

/** A stored location, or an address from a link, made safe to go to: its path on the app's own origin, else the feed (R19). */
export const safeReturnTo = (
  address: string | null | undefined,
  origin = globalThis.location.origin,
): string => ownPath(address, origin) ?? paths.linx()

/** A location in the app: path, query and hash, and its router state. */
export type AppLocation = { path: string; state?: unknown }

type StoredLocation = AppLocation & { email: string | undefined }

/** Where a visitor wanted to go before signing in; cleared after use (SES-10). */
export type ReturnLocation = {
  /** `email`: the golfer whose session ended there; undefined for a visitor who was not signed in. */
  save(location: AppLocation, email?: string): void
  /**
   * The location to open after `email` signed in, once; the feed when there is none, or when it was another golfer's.
   */
  take(email: string): AppLocation
  forget(): void
}

const KEY = 'kept_location'

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const decode = maybe(
  record<StoredLocation>({ path: text, state: (json) => json ?? null, email: textOf }),
)

/** Whether Back or Forward loaded this page: then its address belongs to the previous golfer's history. */
const isBackToPage = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward')

/** Stored in session storage, so that it survives a reload of the sign-in page; in memory where storage is blocked. */
export function createReturnLocation(
  area: () => StorageArea,
  origin?: string,
  isBack: () => boolean = isBackToPage,
): ReturnLocation {
  const store = safeStorage(area)
  let memory: StoredLocation | undefined
  /** A golfer has signed out: until the next sign-in, what this tab shows is their history. */
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
      const stored = memory ?? decode(store.getJson(KEY))
      forget()
      hasSignedOut = false
      const owned =
        stored && (stored.email === undefined || same(stored.email, email)) ? stored : undefined
      const path = safeReturnTo(owned?.path, origin)
      // The state is valid only for the path it was saved with.
      return { path, state: owned && path === owned.path ? owned.state : null }
    },
    forget,
  }
}

/** The app's own, in session storage. */
export const returnLocation = createReturnLocation(sessionArea)
