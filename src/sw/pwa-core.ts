import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { installPush } from './push'
import type { PrecacheList, WorkerMessageEvent, WorkerScope } from './worker-scope'

/** Addresses that are never answered with the app's page: the host's, tools of a host ('/_'), and the build's own files. */
const NOT_THE_APP = [/^\/(api|hubs|assets)\//, /^\/_/]

/** Whether a message is of a type, whoever sent it. */
export const isMessage = ({ data }: WorkerMessageEvent, type: string): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type

/** The page of every address that is not `/`, whose own is index.html. */
export const APP_PAGE = '/app.html'

/** Answers navigations with the app's page. */
export const serveApp = (page: ConstructorParameters<typeof NavigationRoute>[0]): void =>
  void registerRoute(new NavigationRoute(page, { denylist: NOT_THE_APP }))

/** What the worker does beside keeping files: takes over when a page says so, and shows pushes. */
export function installShell(scope: WorkerScope): void {
  scope.addEventListener('message', (event) => {
    if (isMessage(event, 'SKIP_WAITING')) event.waitUntil(scope.skipWaiting())
  })
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
  installPush(scope)
}

/**
 * The app's worker: keeps the files of the build, and nothing else ever (R11), so that the app starts offline; shows
 * pushes. A new version waits until a page says SKIP_WAITING: pages decide when a reload is safe (R12).
 */
export function installPwa(scope: WorkerScope, files: PrecacheList): void {
  cleanupOutdatedCaches()
  precacheAndRoute(files)
  serveApp(createHandlerBoundToURL(APP_PAGE))
  installShell(scope)
}
