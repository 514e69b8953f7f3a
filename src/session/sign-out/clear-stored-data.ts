import { localArea, safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'
import { clearResponses } from '~/platform/db/key-value-store'

/** Keys in the tab's storage: the data of Microsoft's library, a sign-in attempt, a mailed link. */
const IN_TAB = /^(msal\.|sign_in_attempt$|mailed_link$)/
/** Keys in the browser's: Microsoft's data, the day of the first visit, the entries for the next start, the sign-up's visitor. */
const IN_BROWSER = /^(msal\.|first_visit$|linx_entries$|sign_up$)/

function removeMatching(area: () => StorageArea, pattern: RegExp): void {
  const store = safeStorage(area)
  for (const key of store.keys()) if (pattern.test(key)) store.remove(key)
}

/** Removes the golfer's data that other parts of the app have stored in web storage. */
export function clearWebStorage(
  tab: () => StorageArea = sessionArea,
  browser: () => StorageArea = localArea,
): void {
  removeMatching(tab, IN_TAB)
  removeMatching(browser, IN_BROWSER)
}

/** Removes a golfer's data from the device: web storage and the host's cached responses. */
export async function clearStoredData(): Promise<void> {
  clearWebStorage()
  await clearResponses()
}
