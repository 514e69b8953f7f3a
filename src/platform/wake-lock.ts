import type { Visibility } from './visibility'

type Sentinel = { release: () => Promise<void> }

type Parts = {
  /** Asks the browser; rejects when it will not (battery low, page hidden). Undefined where there is no such thing. */
  request: (() => Promise<Sentinel>) | undefined
  visibility: Visibility
}

export type WakeLock = {
  isSupported: boolean
  /** Keeps the screen on until the answer is called. The browser lets go of a hidden page: it is asked again afterwards. */
  acquire: () => () => void
}

/** Keeps the screen on while somebody wants it to be. Never fails: a screen that goes dark is no error. */
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
