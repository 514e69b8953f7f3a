import { createListeners } from '~/lib/listeners'

/** What the app has to say in its alert, first come first. */
export type Alerts = {
  /**
   * Shows the message under 'Please note:', after those before it. Resolves when the golfer has
   * closed it. The same message waiting twice is shown once.
   */
  show(message: string): Promise<void>
  /** The message to show now. */
  current(): string | undefined
  /** The golfer has read it. */
  close(): void
  /**
   * Forgets all of them: they were about a session that has ended. What is said from here to the golfer's next act is
   * about it too, and not shown: its calls still fail one by one (SES-09).
   */
  clear(): void
  subscribe(listener: () => void): () => void
}

type Waiting = { message: string; read: Promise<void>; markRead: () => void }

/** Calls `act` once, at the next key or press. */
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

export function createAlerts(nextInput: NextInput = nextInputInWindow): Alerts {
  const changed = createListeners()
  let waiting: readonly Waiting[] = []
  let isMuted = false

  function set(next: readonly Waiting[]): void {
    waiting = next
    changed.notify()
  }

  return {
    show(message) {
      if (isMuted) return Promise.resolve()
      const same = waiting.find((one) => one.message === message)
      if (same) return same.read
      let markRead = () => {}
      const read = new Promise<void>((resolve) => (markRead = resolve))
      set([...waiting, { message, read, markRead }])
      return read
    },
    current: () => waiting[0]?.message,
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
    subscribe: changed.add,
  }
}

/** The app's one door for alerts; a host in the app shows them, wherever the golfer is by then. */
export const alerts: Alerts = createAlerts()
