import { createListeners } from '~/lib/listeners'
import { realTimers, type Timers } from '~/lib/timers'
import { UNDO_DELAY_MS } from '~/lib/undo-delay'

export type Toast = {
  /** What was done: 'Marcus Bell removed'. */
  message: string
  /** Undoes it. Without it the bar only informs. */
  undo?: (() => void) | undefined
  /** Called once when the time is up, the bar is closed, or replaced by another. Not after an undo. */
  final?: (() => void) | undefined
  /** Milliseconds it is shown, not counting pauses. */
  ms?: number | undefined
}

/** The app's undo bar at the bottom of the window. */
export type Toasts = {
  show(toast: Toast): void
  current(): Toast | undefined
  undo(): void
  close(): void
  /** Pauses the timer while the bar has the pointer or the focus. */
  hold(): void
  release(): void
  /** Removes the bar without calling `final`, at the end of a session. */
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

  /** Removes the bar and returns its toast. */
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

/** The app's undo bar. */
export const toasts: Toasts = createToasts(realTimers)
