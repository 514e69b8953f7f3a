import type { Page } from '@playwright/test'

/** Runs in the page: the keys of the responses that the device has stored for a start without signal. */
export const storedKeys = async (): Promise<string[]> => {
  // Opening a database that does not exist yet would create it without its store.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'linx-kept')) return []
  return new Promise<string[]>((resolve) => {
    const opening = indexedDB.open('linx-kept')
    opening.addEventListener('success', () => {
      const database = opening.result
      const keys = database.transaction('drafts').objectStore('drafts').getAllKeys()
      keys.addEventListener('success', () => {
        database.close()
        resolve(keys.result.map(String))
      })
    })
  })
}

/** The keys of the responses that the device has stored for a start without signal. */
export const storedAnswers = (page: Page): Promise<string[]> => page.evaluate(storedKeys)
