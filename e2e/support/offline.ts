import type { Page } from '@playwright/test'

/** The names of the answers that the device has for a start without signal. */
export const storedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opened here first, it would be a database without its store.
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
  })
