let hasRequested = false

/**
 * Asks the browser, once a page, not to clear what the app has stored when space runs short. It may refuse,
 * or not know the question: then nothing is different.
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
