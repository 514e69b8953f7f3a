import type { Timers } from '~/lib/timers'

/** How long the browser may take to change the workers before the page is loaded anew without waiting for it. */
const ACTIVATION_TIMEOUT_MS = 10_000

type Parts = {
  waiting: Pick<ServiceWorker, 'postMessage'>
  /** Calls the listener when another worker serves this page. */
  onChange: (listener: () => void) => void
  timers: Timers
  /** Resolves when a reload would cut nothing off. */
  settle: () => Promise<void>
  reload: () => void
}

/**
 * Has a waiting worker take over and loads the page anew, whatever is on the screen: the golfer has said so. The browser holds
 * the new worker back while the old one is busy; asked right after a page was loaded, Chromium leaves it parked for minutes,
 * until a navigation makes it look again. So after 10 s the page goes without waiting; no sooner, since on a slow phone the change
 * itself takes seconds, and a page that goes before it is given the old version once more. Such a navigation may hang between
 * the two workers: should the change come while this page is still there, it is begun anew, in place of the first.
 */
export function activateWorker({ waiting, onChange, timers, settle, reload }: Parts): void {
  const go = () => {
    callOff()
    void settle().then(reload)
  }
  const callOff = timers.after(ACTIVATION_TIMEOUT_MS, go)
  onChange(go)
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
