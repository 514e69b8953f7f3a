import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { APP_PAGE, serveApp } from '../pwa-core'
import { isMessage, type PrecacheList, type WorkerScope } from '../worker-scope'
import { cacheFiles } from './cache-files'

/**
 * Caches the files of the build when a page sends KEEP_FILES, not during installation: the demo's first feed waits for the
 * worker, which alone can fetch its pictures. Until then a file that is not cached comes from the network.
 */
export function installLatePrecache(scope: WorkerScope, files: PrecacheList): void {
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
