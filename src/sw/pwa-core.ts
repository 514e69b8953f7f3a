import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { installPush } from './push'
import { isMessage, type PrecacheList, type WorkerScope } from './worker-scope'

/** Paths that are never served with the app's page: the API's, a host's own tools ('/_'), and the build's files. */
const NOT_THE_APP = [/^\/(api|hubs|assets)\//, /^\/_/]

/** The page for every path but `/`, which has index.html. */
export const APP_PAGE = '/app.html'

/** Serves the app's page for navigations. */
export const serveApp = (page: ConstructorParameters<typeof NavigationRoute>[0]): void =>
  void registerRoute(new NavigationRoute(page, { denylist: NOT_THE_APP }))

/** What the worker does besides caching: it takes over when a page requests that, and shows pushes. */
export function installShell(scope: WorkerScope): void {
  scope.addEventListener('message', (event) => {
    if (isMessage(event, 'SKIP_WAITING')) event.waitUntil(scope.skipWaiting())
  })
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
  installPush(scope)
}

/**
 * The app's worker: it caches the files of the build and nothing else (R11), so that the app starts offline, and shows
 * pushes. A new version waits until a page sends SKIP_WAITING: pages decide when a reload is safe (R12).
 */
export function installPwa(scope: WorkerScope, files: PrecacheList): void {
  cleanupOutdatedCaches()
  precacheAndRoute(files)
  serveApp(createHandlerBoundToURL(APP_PAGE))
  installShell(scope)
}
