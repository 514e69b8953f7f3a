let hasRequested = false

/**
 * Requests persistent storage from the browser, once per page, so that it is not cleared when space runs short. A refusal
 * is ignored.
 */
export async function requestPersistentStorage(): Promise<void> {
  if (hasRequested) return
  hasRequested = true
  try {
    await navigator.storage.persist()
  } catch {
    // Not over plain http, and not in every browser.
  }
}
