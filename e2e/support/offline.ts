import type { Page } from '@playwright/test'

/** The app's databases: responses for a start without signal; drafts and courses played before; photos of drafts. */
type Database = 'linx-kept' | 'linx-drafts' | 'linx-media'

/** Runs in the page: returns the keys of all entries in a database. */
export const storedKeys = async (database: Database): Promise<string[]> => {
  // Opening a database that does not exist yet would create it without its store.
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return []
  return new Promise<string[]>((resolve, reject) => {
    const opening = indexedDB.open(database)
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const { result: opened } = opening
      const keys = opened.transaction('drafts').objectStore('drafts').getAllKeys()
      keys.addEventListener('error', () => reject(keys.error))
      keys.addEventListener('success', () => {
        opened.close()
        resolve(keys.result.map(String))
      })
    })
  })
}

/** The key of the first page of Nora's feed, which a start without a network shows. */
export const STORED_FEED = '1/1/linx/Following'

/** The keys of the responses that the device has stored for a start without a network. */
export const storedResponses = (page: Page): Promise<string[]> =>
  page.evaluate(storedKeys, 'linx-kept' as const)
