import { deferred } from '~/lib/deferred'

/** How long the first visit waits for the worker, in milliseconds, so that the feed's pictures load. */
const WORKER_TIMEOUT_MS = 10_000

/** Caching starts this many milliseconds after the first frame. */
const CACHE_FILES_DELAY_MS = 3000

/** The part of the worker's registration that is used here. */
export type WorkerRegistration = {
  readonly active: Pick<ServiceWorker, 'postMessage'> | null
  readonly installing: (EventTarget & Pick<ServiceWorker, 'state'>) | null
}

/** Absent on plain http, except on this machine. */
const container: ServiceWorkerContainer | undefined = navigator.serviceWorker

/**
 * Waits until the worker controls the page: it fetches the fake's pictures, and on a first visit it takes control only after
 * the page has loaded. Resolves at once if there is none, and after a time limit.
 */
export async function workerReady(
  worker: Promise<WorkerRegistration | undefined> | undefined,
): Promise<void> {
  if (!worker || !container || container.controller) return
  const { promise: isThere, resolve: done } = deferred()
  container.addEventListener('controllerchange', () => done(), { once: true })
  setTimeout(done, WORKER_TIMEOUT_MS) // the registration may resolve late, or never
  void claim(worker, done)
  await isThere
}

/** Asks the worker to control this page; `done` is called when there is none that could. */
async function claim(
  worker: Promise<WorkerRegistration | undefined>,
  done: () => void,
): Promise<void> {
  const registration = await worker
  if (!registration) return done()
  const { active, installing } = registration
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant') done()
  })
  active?.postMessage({ type: 'CLAIM' }) // after a hard reload no other code claims the page
}

/** Has the worker cache all files of the build, so that the demo starts offline. */
export function cacheFilesLater(): void {
  setTimeout(() => container?.controller?.postMessage({ type: 'KEEP_FILES' }), CACHE_FILES_DELAY_MS)
}
