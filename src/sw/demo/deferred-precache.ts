import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { APP_PAGE, serveApp } from '../pwa-core'
import { isMessage, type PrecacheList, type WorkerScope } from '../worker-scope'

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

/**
 * Caches the files of the build when a page sends KEEP_FILES, not during installation: the demo's first feed waits for
 * the worker, since only the worker can fetch its pictures. Until then a file that is not cached comes from the
 * network.
 */
export function installDeferredPrecache(scope: WorkerScope, files: PrecacheList): void {
  const controller = new PrecacheController()
  controller.addToCacheList(files)
  registerRoute(new PrecacheRoute(controller))
  serveApp(controller.createHandlerBoundToURL(APP_PAGE))
  const urls = files.map((file) => (typeof file === 'string' ? file : file.url))
  const precache = async () => {
    const cache = await caches.open(controller.strategy.cacheName)
    await cacheFiles(
      cache,
      urls.map((url) => controller.getCacheKeyForURL(url) ?? url),
    )
  }
  scope.addEventListener('message', (event) => {
    if (!isMessage(event, 'KEEP_FILES')) return
    event.waitUntil(precache().then(() => controller.activate(event)))
  })
}
