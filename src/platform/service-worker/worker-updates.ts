import type { Timers } from '~/lib/timers'
import type { Visibility } from '~/platform/visibility'

/** How often a visible tab checks for a new build. */
export const UPDATE_CHECK_INTERVAL_MS = 15 * 60_000

type UpdateChecksParts = { check: () => void; visibility: Visibility; timers: Timers }

/**
 * Checks for a new build while the tab is visible and never while it is hidden; a tab that becomes visible checks at
 * once when a check is due. The first check is the browser's own, at the start. Never more than one timer (UPD-12).
 */
export function startUpdateChecks({ check, visibility, timers }: UpdateChecksParts): void {
  let last = timers.elapsed()
  let cancelTimeout = () => {}

  function plan(): void {
    cancelTimeout()
    if (!visibility.isVisible()) return
    cancelTimeout = timers.after(
      Math.max(0, last + UPDATE_CHECK_INTERVAL_MS - timers.elapsed()),
      () => {
        last = timers.elapsed()
        check()
        plan()
      },
    )
  }

  visibility.listen(plan)
  plan()
}

type Waiting = {
  readonly state: ServiceWorkerState
  addEventListener(type: 'statechange', listener: () => void): void
}
/** The part of a registration that announces new workers. */
export type WaitingRegistration<W extends Waiting = Waiting> = {
  readonly waiting: W | null
  readonly installing: W | null
  readonly active: object | null
  addEventListener(type: 'updatefound', listener: () => void): void
}

/** Calls the listener for each worker that is installed and waiting; not for the first one, which does not wait. */
export function onWaiting<W extends Waiting>(
  registration: WaitingRegistration<W>,
  listener: (waiting: W) => void,
): void {
  const follow = (worker: W | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) listener(worker)
    })
  if (registration.waiting && registration.active) listener(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

/**
 * How long the browser may take to switch workers (seconds on a slow phone); an earlier reload would get the old version.
 */
const ACTIVATION_TIMEOUT_MS = 10_000

/** The part of `navigator.serviceWorker` that names the worker of this page. */
export type Controlled = {
  readonly controller: {
    readonly state: ServiceWorkerState
    addEventListener(type: 'statechange', listener: () => void): void
  } | null
}

/**
 * Resolves when the worker of this page is activated, after 10 s at the latest. Until then the browser holds back a reload,
 * for seconds on a slow phone, while the page can still be used: the reload would cut off a score that is posted meanwhile.
 */
export function whenActivated(container: Controlled | undefined, timers: Timers): Promise<void> {
  const worker = container?.controller
  return new Promise((resolve) => {
    if (worker?.state !== 'activating') return resolve()
    const cancelTimeout = timers.after(ACTIVATION_TIMEOUT_MS, resolve)
    worker.addEventListener('statechange', () => {
      cancelTimeout()
      resolve()
    })
  })
}

type ActivationParts = {
  waiting: Pick<ServiceWorker, 'postMessage' | 'state'>
  /** Calls the listener when another worker controls this page. */
  onChange: (listener: () => void) => void
  timers: Timers
  /** Resolves when a reload interrupts nothing. */
  settle: () => Promise<void>
  reload: () => void
}

/**
 * Activates a waiting worker and reloads the page, since the golfer pressed Reload; after 10 s the page reloads anyway, as
 * Chromium may leave the worker waiting for minutes until a navigation. If the switch happens while this page still exists,
 * the reload starts again, since that navigation may hang between the two workers.
 */
export function activateWorker({
  waiting,
  onChange,
  timers,
  settle,
  reload,
}: ActivationParts): void {
  const go = () => {
    cancelTimeout()
    void settle().then(reload)
  }
  const cancelTimeout = timers.after(ACTIVATION_TIMEOUT_MS, go)
  onChange(go)
  if (waiting.state !== 'installed') return go() // another tab was faster: no switch follows
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
