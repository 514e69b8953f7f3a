import { createStore, type StoreApi } from 'zustand/vanilla'

/** The queue of the app's alerts. Its state is the message to show now. */
export type Alerts = Omit<StoreApi<string | undefined>, 'setState'> & {
  /**
   * Shows the message under 'Please note:', after earlier ones, once if it is already queued. Resolves when the golfer has
   * closed it.
   */
  show(message: string): Promise<void>
  /** Closes the shown message. */
  close(): void
  /**
   * Clears the queue at the end of a session. Messages are ignored until the next key or press, since the calls of the
   * ended session still fail one by one (SES-09).
   */
  clear(): void
}

type Waiting = { message: string; read: Promise<void>; markRead: () => void }

/** Calls the callback once, at the next key or press. */
type NextInput = (callback: () => void) => void

const nextInputInWindow: NextInput = (callback) => {
  const listeners = new AbortController()
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(
      type,
      () => {
        listeners.abort()
        callback()
      },
      { capture: true, signal: listeners.signal },
    )
}

/** Makes a queue of alerts. */
export function createAlerts(nextInput: NextInput = nextInputInWindow): Alerts {
  const { setState, ...store } = createStore<string | undefined>(() => undefined)
  let waiting: readonly Waiting[] = []
  let isMuted = false

  function set(next: readonly Waiting[]): void {
    waiting = next
    setState(next[0]?.message)
  }

  return {
    ...store,
    show(message) {
      if (isMuted) return Promise.resolve()
      const same = waiting.find((one) => one.message === message)
      if (same) return same.read
      let markRead = () => {}
      const read = new Promise<void>((resolve) => (markRead = resolve))
      set([...waiting, { message, read, markRead }])
      return read
    },
    close() {
      const [first, ...rest] = waiting
      set(rest)
      first?.markRead()
    },
    clear() {
      if (!isMuted)
        nextInput(() => {
          isMuted = false
        })
      isMuted = true
      const removed = waiting
      set([])
      for (const one of removed) one.markRead()
    },
  }
}

/** The app's alerts; a host in the app shows them on any page. */
export const alerts: Alerts = createAlerts()
