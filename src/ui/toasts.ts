import { createListeners } from '~/lib/listeners'
import { realTimers, type Timers } from '~/lib/timers'
import { UNDO_DELAY_MS } from '~/lib/undo-delay'

export type Toast = {
  /** What has been done: 'Marcus Bell removed'. */
  message: string
  /** Takes it back. Without it the bar only tells. */
  undo?: (() => void) | undefined
  /** Called once when the time is up, the bar is closed, or another takes its place: now it is final. Not after an undo. */
  final?: (() => void) | undefined
  /** Milliseconds it stands, not counting while it is held. */
  ms?: number | undefined
}

/** The one bar at the foot of the window, for what was done and can be taken back. */
export type Toasts = {
  show(toast: Toast): void
  current(): Toast | undefined
  undo(): void
  close(): void
  /** While a pointer or the focus is on it, its time stands still. */
  hold(): void
  release(): void
  /** Takes the bar away, and what was not final never becomes so: the session has ended. */
  clear(): void
  subscribe(listener: () => void): () => void
}

export function createToasts(timers: Timers): Toasts {
  const changed = createListeners()
  let current: Toast | undefined
  let remainingMs = 0
  let since = 0
  let stop: (() => void) | undefined

  function pause(): void {
    if (!stop) return
    stop()
    stop = undefined
    remainingMs -= timers.elapsed() - since
  }

  function run(): void {
    if (stop || !current) return
    since = timers.elapsed()
    stop = timers.after(Math.max(remainingMs, 0), close)
  }

  /** Takes the bar away; answers what it was. */
  function remove(): Toast | undefined {
    pause()
    const removed = current
    current = undefined
    if (removed) changed.notify()
    return removed
  }

  function close(): void {
    remove()?.final?.()
  }

  return {
    show(toast) {
      close()
      current = toast
      remainingMs = toast.ms ?? UNDO_DELAY_MS
      run()
      changed.notify()
    },
    current: () => current,
    undo: () => remove()?.undo?.(),
    close,
    hold: pause,
    release: run,
    clear: () => void remove(),
    subscribe: changed.add,
  }
}

/** The app's one bar. */
export const toasts: Toasts = createToasts(realTimers)
