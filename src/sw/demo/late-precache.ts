import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { APP_PAGE, isMessage, serveApp } from '../pwa-core'
import type { PrecacheList, WorkerScope } from '../worker-scope'

/** Keeps the files that are not kept yet. One that cannot be had is left out: it comes from the network then. */
async function keep(controller: PrecacheController, urls: readonly string[]) {
  const cache = await caches.open(controller.strategy.cacheName)
  for (const url of urls) {
    const key = controller.getCacheKeyForURL(url) ?? url
    if (!(await cache.match(key))) await cache.add(key).catch(() => {})
  }
}

/** Whether it is a page, which is of no use without the files that it names. */
const isPage = (url: string) => url.endsWith('.html')

/**
 * Keeps the files of the build, its pages last, when a page says KEEP_FILES, not before the worker is there: the demo's first feed waits for
 * the worker, since nobody else can fetch its pictures. Until then a file that is not kept comes from the network.
 */
export function installLatePrecache(scope: WorkerScope, files: PrecacheList): void {
  const controller = new PrecacheController()
  controller.addToCacheList(files)
  registerRoute(new PrecacheRoute(controller))
  serveApp(controller.createHandlerBoundToURL(APP_PAGE))
  const urls = files
    .map((file) => (typeof file === 'string' ? file : file.url))
    .toSorted((one, other) => Number(isPage(one)) - Number(isPage(other)))
  scope.addEventListener('message', (event) => {
    if (!isMessage(event, 'KEEP_FILES')) return
    event.waitUntil(keep(controller, urls).then(() => controller.activate(event)))
  })
}
