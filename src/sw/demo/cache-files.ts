/** The part of a `Cache` that is needed. */
type FileCache = {
  match: (url: string) => Promise<Response | undefined>
  add: (url: string) => Promise<void>
}

/** Whether it is a page, also with the revision behind its address. */
const isPage = (url: string) => /\.html(?:$|\?)/.test(url)

/** Keeps the files that are not kept yet. Answers whether all are there now: one that cannot be had comes from the network. */
async function addMissing(cache: FileCache, urls: readonly string[]): Promise<boolean> {
  let hasAll = true
  for (const url of urls) {
    if (await cache.match(url)) continue
    await cache.add(url).catch(() => (hasAll = false))
  }
  return hasAll
}

/**
 * Keeps files of a build that are not kept yet, one after the other, and its pages when all that they may name is there: a
 * page that is kept is started without a network, and would stand there without its code.
 */
export async function cacheFiles(cache: FileCache, urls: readonly string[]): Promise<void> {
  const isWhole = await addMissing(
    cache,
    urls.filter((url) => !isPage(url)),
  )
  if (isWhole) await addMissing(cache, urls.filter(isPage))
}
