import { localArea, safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'
import { clearAnswers } from '~/platform/db/key-value-store'

/** In the tab's storage: the data of Microsoft's library, a sign-in attempt, a mailed link. */
const IN_TAB = /^(msal\.|sign_in_attempt$|mailed_link$)/
/** In the browser's: Microsoft's data, the day of the first visit, the entries for the next start, the visitor at the sign-up form. */
const IN_BROWSER = /^(msal\.|first_visit$|linx_entries$|sign_up$)/

function removeMatching(area: () => StorageArea, pattern: RegExp): void {
  const store = safeStorage(area)
  for (const key of store.keys()) if (pattern.test(key)) store.remove(key)
}

/** Removes what other parts have stored of the golfer in web storage. */
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
  await clearAnswers()
}
