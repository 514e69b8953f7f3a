import { createStore, type StoreApi } from 'zustand/vanilla'
import { realTimers, UNDO_DELAY_MS, type Timers } from '~/lib/timers'

/** What the undo bar shows. */
export type Toast = {
  /** What was done: 'Marcus Bell removed'. */
  message: string
  /** Undoes it. Without it the bar only informs. */
  undo?: (() => void) | undefined
  /** Milliseconds it is shown, not counting pauses. */
  ms?: number | undefined
}

/** The app's undo bar at the bottom of the window. Its state is the toast that is shown. */
export type Toasts = Omit<StoreApi<Toast | undefined>, 'setState'> & {
  show(toast: Toast): void
  undo(): void
  close(): void
  /** Pauses the timer while the bar has the pointer or the focus. */
  hold(): void
  release(): void
}

/** Makes an undo bar's state. */
export function createToasts(timers: Timers): Toasts {
  const { setState, ...store } = createStore<Toast | undefined>(() => undefined)
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
    if (stop || !store.getState()) return
    since = timers.elapsed()
    stop = timers.after(Math.max(remainingMs, 0), remove)
  }

  /** Removes the bar and returns its toast. */
  function remove(): Toast | undefined {
    pause()
    const removed = store.getState()
    setState(undefined)
    return removed
  }

  return {
    ...store,
    show(toast) {
      remove()
      setState(toast, true)
      remainingMs = toast.ms ?? UNDO_DELAY_MS
      run()
    },
    undo: () => remove()?.undo?.(),
    close: () => void remove(),
    hold: pause,
    release: run,
  }
}

/** The app's undo bar. */
export const toasts: Toasts = createToasts(realTimers)
