import { isOnline } from '~/lib/online'
import { sessionStore } from '~/lib/safe-storage'
import { realTimers } from '~/lib/timers'
import { untilReloadIsSafe } from '~/lib/before-reload'
import { WORKER } from '~/platform/service-worker/register-worker'
import {
  startUpdateChecks,
  activateWorker,
  onWaiting,
  whenActivated,
} from '~/platform/service-worker/worker-updates'
import { onForceReload } from '~/platform/service-worker/worker-messages'
import { localOrCookieStorage } from '~/platform/storage/storage'
import { browserVisibility } from '~/platform/visibility'
import { session } from '~/session/session'
import { openDialog } from '~/ui/focus/focus'
import { reloadOnce } from './app-chunks'
import { createAutoReload, watchTypedText } from './auto-reload'
import { updateNotice } from './update-notice'
import { changedVersion, deployedVersion, VERSION_KEY } from './version-check'

/** Delay after the start before the server's version is requested. */
const VERSION_MS = 1000

const isTyped = watchTypedText()

function canRemember(): boolean {
  const isStored = sessionStore.set('storage_test', 'x')
  sessionStore.remove('storage_test')
  return isStored
}

/** Set by a tab that reloads itself, read by the page it loads. */
const FRESH = 'reloaded_now'

/** Whether this page was just reloaded automatically: then a new version is no reason to do it again (UPD-04). */
function isJustReloaded(): boolean {
  const fresh = sessionStore.get(FRESH) !== undefined
  sessionStore.remove(FRESH)
  return fresh
}

/** Resolves when a reload interrupts nothing. A write that begins while a new worker is activated is awaited too. */
async function untilSafe(isPressed = false): Promise<void> {
  await whenActivated(navigator.serviceWorker, realTimers)
  await untilReloadIsSafe(isPressed)
}

const offerReload = (): void =>
  updateNotice.setState({ apply: () => void untilSafe(true).then(() => location.reload()) })

const reloadFor = createAutoReload({
  async reload(reason, ...how) {
    sessionStore.set(FRESH, reason)
    const going = await reloadOnce(reason, ...how)
    if (!going) sessionStore.remove(FRESH)
    return going
  },
  settle: untilSafe,
  isInUse: () => isTyped() || openDialog() !== undefined || !isOnline(),
  canRemember,
  offer: offerReload,
  address: () => location.pathname + location.search + location.hash,
  timers: realTimers,
})

/** Identifies the build of this page, so that it reacts once to each new worker or reload request. */
function build(): string {
  const script = document.querySelector('script[type=module][src], script[data-app]')
  const entry = script?.getAttribute('data-app') ?? script?.getAttribute('src')
  const headers = document.querySelector('meta[name="linx:headers"]')
  return `${entry ?? ''} ${headers?.getAttribute('content') ?? ''}`
}

const storage = localOrCookieStorage([VERSION_KEY], [VERSION_KEY])
let hasSessionEnded = false

// Only the last email stays on the device after a session (R10); the next start stores the version again.
session.onEnd(() => {
  hasSessionEnded = true
  storage.remove(VERSION_KEY)
})

/** Now, or when a golfer signs in: on a signed-out device the version is not requested in the background. */
function whenSignedIn(run: () => void): void {
  if (session.hasTokens()) return run()
  const stop = session.subscribe(() => {
    if (!session.hasTokens()) return
    stop()
    hasSessionEnded = false
    run()
  })
}

async function checkVersion(fresh: boolean): Promise<void> {
  if (!isOnline()) return
  const changed = await changedVersion({
    request: async () => {
      const { queryClient } = await import('~/api/query-client') // not a part of the sign-in page
      return queryClient.fetchQuery(deployedVersion())
    },
    storage: { get: storage.get, set: (key, value) => !hasSessionEnded && storage.set(key, value) },
  })
  if (!changed || fresh) return
  if (changed.isStored) reloadFor(`version ${changed.version}`)
  else offerReload()
}

/** A new worker controls this page: another build, whose server may no longer have this page's chunks. */
export const workerChanged = (): void => reloadFor(`worker ${build()}`)

/**
 * The golfer accepted the update: the new worker takes over, this tab reloads at once, other tabs when they are idle.
 */
const apply = (waiting: ServiceWorker): void =>
  activateWorker({
    waiting,
    onChange: (listener) =>
      navigator.serviceWorker.addEventListener('controllerchange', listener, { once: true }),
    timers: realTimers,
    settle: () => untilSafe(true),
    reload() {
      window.stop() // a navigation that hangs between the two workers is not restarted
      location.reload()
    },
  })

/** Keeps the page up to date. Called once, after the first paint. */
export function startUpdates(worker: Promise<ServiceWorkerRegistration | undefined>): void {
  const fresh = isJustReloaded()
  realTimers.after(Math.max(0, VERSION_MS - realTimers.elapsed()), () =>
    whenSignedIn(() => void checkVersion(fresh)),
  )
  onForceReload(navigator.serviceWorker, location.origin + WORKER, () =>
    reloadFor(`force-reload ${build()}`),
  )
  void worker.then((registration) => {
    if (!registration) return undefined
    startUpdateChecks({
      check: () => void registration.update().catch(() => {}),
      visibility: browserVisibility,
      timers: realTimers,
    })
    onWaiting(registration, (waiting) => updateNotice.setState({ apply: () => apply(waiting) }))
    return undefined
  })
}
