// The test files of a browser share its storage. Each begins without what another one has left: sessions, drafts, cached feeds.

/** Deletes a database, once the page of the file before has closed it. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name)
    deletion.addEventListener('success', () => resolve())
    deletion.addEventListener('error', () => reject(deletion.error ?? new Error(name)))
  })

localStorage.clear()
sessionStorage.clear()
for (const { name } of await indexedDB.databases()) if (name) await deleteDatabase(name)
