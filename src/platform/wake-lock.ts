import type { Visibility } from './visibility'

type Sentinel = { release: () => Promise<void> }

type Parts = {
  /** Requests the lock; rejects when the browser refuses (battery low, page hidden). Undefined where it is not supported. */
  request: (() => Promise<Sentinel>) | undefined
  visibility: Visibility
}

/** Keeps the screen on. */
export type WakeLock = {
  isSupported: boolean
  /** Keeps the screen on until the returned function is called. The browser releases the lock of a hidden page: it is requested again afterwards. */
  acquire: () => () => void
}

/** Keeps the screen on while the lock is held. Failures are ignored: a screen that turns off is not an error. */
export function createWakeLock({ request, visibility }: Parts): WakeLock {
  return {
    isSupported: request !== undefined,
    acquire() {
      let current: Sentinel | undefined
      let isWanted = true
      const release = () => {
        void current?.release().catch(() => undefined)
        current = undefined
      }
      async function requestLock(): Promise<void> {
        try {
          const sentinel = await request?.()
          release()
          current = sentinel
          if (!isWanted) release()
        } catch {
          current = undefined
        }
      }
      const unsubscribe = visibility.listen((visible) => {
        if (visible) void requestLock()
      })
      void requestLock()
      return () => {
        isWanted = false
        unsubscribe()
        release()
      }
    },
  }
}
