import { cachedAnswers } from '~/platform/cached-answers'
import { localArea, safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'

/** In the tab's storage: what Microsoft's library stores of a sign-in, an attempt of one, a mailed link. */
const IN_TAB = /^(msal\.|sign_in_attempt$|mailed_link$)/
const IN_BROWSER = /^(msal\.|first_visit$)/

function removeMatching(area: () => StorageArea, pattern: RegExp): void {
  const store = safeStorage(area)
  for (const key of store.keys()) if (pattern.test(key)) store.remove(key)
}

/** Removes what other parts have stored of the golfer who leaves: in the tab, and when they came first. */
export function clearWebStorage(
  tab: () => StorageArea = sessionArea,
  browser: () => StorageArea = localArea,
): void {
  removeMatching(tab, IN_TAB)
  removeMatching(browser, IN_BROWSER)
}

/** Removes all that a golfer who leaves has on the device: traces in web storage and the host's answers. */
export async function clearStoredData(): Promise<void> {
  clearWebStorage()
  await cachedAnswers.clear()
}
