import type { Visibility } from './visibility'

type Sentinel = { release: () => Promise<void> }

type Parts = {
  /** Asks the browser; rejects when it will not (battery low, page hidden). Undefined where there is no such thing. */
  request: (() => Promise<Sentinel>) | undefined
  visibility: Visibility
}

export type WakeLock = {
  supported: boolean
  /** Keeps the screen on until the answer is called. The browser lets go of a hidden page: it is asked again afterwards. */
  hold: () => () => void
}

/** Keeps the screen on while somebody wants it to be. Never fails: a screen that goes dark is no error. */
export function createWakeLock({ request, visibility }: Parts): WakeLock {
  return {
    supported: request !== undefined,
    hold() {
      let held: Sentinel | undefined
      let wanted = true
      const letGo = () => {
        void held?.release().catch(() => undefined)
        held = undefined
      }
      async function ask(): Promise<void> {
        try {
          const sentinel = await request?.()
          letGo()
          held = sentinel
          if (!wanted) letGo()
        } catch {
          held = undefined
        }
      }
      const deaf = visibility.listen((visible) => {
        if (visible) void ask()
      })
      void ask()
      return () => {
        wanted = false
        deaf()
        letGo()
      }
    },
  }
}
