/** The part of a `Cache` that is used here. */
type FileCache = {
  match: (url: string) => Promise<Response | undefined>
  add: (url: string) => Promise<void>
}

/** Whether a URL is a page, with or without a revision query. */
const isPage = (url: string) => /\.html(?:$|\?)/.test(url)

/** Caches the missing files. Returns whether all are cached now; a file that cannot be fetched is skipped. */
async function addMissing(cache: FileCache, urls: readonly string[]): Promise<boolean> {
  let hasAll = true
  for (const url of urls) {
    if (await cache.match(url)) continue
    await cache.add(url).catch(() => (hasAll = false))
  }
  return hasAll
}

/**
 * Caches the missing files of a build, one after the other, and HTML last: a cached page without its assets would break
 * offline.
 */
export async function cacheFiles(cache: FileCache, urls: readonly string[]): Promise<void> {
  const isWhole = await addMissing(
    cache,
    urls.filter((url) => !isPage(url)),
  )
  if (isWhole) await addMissing(cache, urls.filter(isPage))
}
