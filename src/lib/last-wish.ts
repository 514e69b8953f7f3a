import { createListeners } from './listeners'
import { realTimers, type Timers } from './timers'

/** What is wanted for one key, and how far it is. */
export type Wish<W, A = void> = {
  /** What the server has confirmed, or had before. */
  readonly confirmed: W
  readonly wanted: W
  /** `held`: not sent yet, so that it can be taken back without a call. */
  readonly phase: 'held' | 'sending' | 'settled'
  /** What the server said to the last sending that succeeded. */
  readonly answer?: A
  /** Why the last sending failed; `wanted` is `confirmed` again. */
  readonly error?: unknown
}

export type Wishes<K, W, A = void> = {
  /** The same object until it changes. */
  get(key: K): Wish<W, A> | undefined
  subscribe(listener: () => void): () => void
  /** Wants something. `now` is what is true as far as the screen knows; it counts only for a key never wished for. */
  want(key: K, wanted: W, now: W, options?: { holdMs?: number }): void
  /** Sends at once what is held. */
  flush(): void
  /** Forgets everything; answers under way change nothing any more. */
  clear(): void
  forget(key: K): void
}

type Parts<K, W, A> = {
  /** Makes it so. Rejects when the server did not. `leaving`: the page is going, the call must outlive it. */
  send(key: K, wanted: W, leaving: boolean): Promise<A>
  timers?: Timers
}

/**
 * The last wish wins (R23): for one key at most one request is in flight; what the user wanted last is what the server ends
 * up with, and wishes in between that were never sent are skipped. A failure brings the confirmed state back, unless the
 * user has wanted something else meanwhile.
 */
export function createWishes<K, W, A = void>({
  send,
  timers = realTimers,
}: Parts<K, W, A>): Wishes<K, W, A> {
  const changes = createListeners()
  const wishes = new Map<K, Wish<W, A>>()
  const held = new Map<K, { callOff: () => void; go: (leaving: boolean) => void }>()
  let life = 0

  const put = (key: K, wish: Wish<W, A>) => {
    wishes.set(key, wish)
    changes.tell()
  }

  async function run(key: K, leaving: boolean): Promise<void> {
    const born = life
    for (;;) {
      const wish = wishes.get(key)
      if (!wish) return
      if (wish.wanted === wish.confirmed) return put(key, { ...wish, phase: 'settled' })
      const { wanted } = wish
      put(key, { ...wish, phase: 'sending' })
      const result = await send(key, wanted, leaving).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      )
      const after = wishes.get(key)
      if (born !== life || !after) return
      const { confirmed } = after
      if ('answer' in result)
        wishes.set(key, { ...after, confirmed: wanted, answer: result.answer })
      else if (after.wanted === wanted)
        return put(key, { confirmed, wanted: confirmed, phase: 'settled', error: result.error })
    }
  }

  return {
    get: (key) => wishes.get(key),
    subscribe: changes.add,
    want(key, wanted, now, { holdMs = 0 } = {}) {
      const before = wishes.get(key)
      const confirmed = before?.confirmed ?? now
      const sending = before?.phase === 'sending'
      held.get(key)?.callOff()
      held.delete(key)
      if (sending) return put(key, { confirmed, wanted, phase: 'sending' })
      if (wanted === confirmed || holdMs === 0) {
        wishes.set(key, { confirmed, wanted, phase: 'settled' })
        return void run(key, false)
      }
      const go = (leaving: boolean) => {
        held.delete(key)
        void run(key, leaving)
      }
      held.set(key, { callOff: timers.after(holdMs, () => go(false)), go })
      put(key, { confirmed, wanted, phase: 'held' })
    },
    flush() {
      for (const { callOff, go } of Array.from(held.values())) {
        callOff()
        go(true)
      }
    },
    forget(key) {
      held.get(key)?.callOff()
      held.delete(key)
      if (wishes.delete(key)) changes.tell()
    },
    clear() {
      life += 1
      for (const { callOff } of held.values()) callOff()
      held.clear()
      wishes.clear()
      changes.tell()
    },
  }
}
