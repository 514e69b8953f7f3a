// The test files of a browser share its storage. Each begins without what another one has left: sessions, drafts, cached feeds.

/** Deletes a database; throws if a page still has it open, since the deletion would wait for that page. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name)
    deletion.addEventListener('success', () => resolve())
    deletion.addEventListener('error', () => reject(deletion.error ?? new Error(name)))
    deletion.addEventListener('blocked', () =>
      reject(new Error(`${name} is still open in another page.`)),
    )
  })

localStorage.clear()
sessionStorage.clear()
for (const { name } of await indexedDB.databases()) if (name) await deleteDatabase(name)
