import { createStore, type StoreApi } from 'zustand/vanilla'
import { realTimers, type Timers } from './timers'

/** The value shown for one key before the server confirms it, and how far its request is. */
export type OptimisticWrite<W, A = void> = {
  /** What the server has confirmed, or had before. */
  readonly confirmed: W
  readonly value: W
  /** `delayed`: not sent yet, so undoing it costs no request. */
  readonly phase: 'delayed' | 'sending' | 'settled'
  /** The response of the last request that succeeded. */
  readonly response?: A
  /** Why the last request failed; `value` is `confirmed` again. */
  readonly error?: unknown
}

export type OptimisticWrites<K, W, A = void> = {
  /** The same object until it changes. */
  get(key: K): OptimisticWrite<W, A> | undefined
  store: StoreApi<ReadonlyMap<K, OptimisticWrite<W, A>>>
  /** Sets a value and sends it. `current` is the value on the screen before; it is used only for a key without writes. */
  write(key: K, value: W, current: W, options?: { delayMs?: number }): void
  /** Sends delayed writes now, since the page is being left. */
  flush(): void
  /** Removes all writes; late responses are ignored. */
  clear(): void
  forget(key: K): void
}

type Parts<K, W, A> = {
  /** Sends a value. Rejects when the server did not accept it. `isPageLeaving`: the request must outlive the page. */
  send(key: K, value: W, isPageLeaving: boolean): Promise<A>
  timers?: Timers
}

/**
 * Optimistic writes where the latest wins (R23). Each key has at most one request in flight, the server ends with the latest
 * value, and values in between are skipped. A failure restores the confirmed value, unless a newer one was set meanwhile.
 */
export function createOptimisticWrites<K, W, A = void>({
  send,
  timers = realTimers,
}: Parts<K, W, A>): OptimisticWrites<K, W, A> {
  type Writes = ReadonlyMap<K, OptimisticWrite<W, A>>
  const store = createStore<Writes>(() => new Map())
  const delayed = new Map<K, { cancel: () => void; sendNow: (isPageLeaving: boolean) => void }>()
  let generation = 0

  const get = (key: K) => store.getState().get(key)
  const put = (key: K, write: OptimisticWrite<W, A>) =>
    store.setState((writes) => new Map(writes).set(key, write), true)

  async function run(key: K, isPageLeaving: boolean): Promise<void> {
    const startedIn = generation
    for (;;) {
      const write = get(key)
      if (!write) return
      if (write.value === write.confirmed) return put(key, { ...write, phase: 'settled' })
      const { value } = write
      put(key, { ...write, phase: 'sending' })
      const result = await send(key, value, isPageLeaving).then(
        (response) => ({ response }),
        (error: unknown) => ({ error }),
      )
      const after = get(key)
      if (startedIn !== generation || !after) return
      const { confirmed } = after
      if ('response' in result) put(key, { ...after, confirmed: value, response: result.response })
      else if (after.value === value)
        return put(key, { confirmed, value: confirmed, phase: 'settled', error: result.error })
    }
  }

  return {
    get,
    store,
    write(key, value, current, { delayMs = 0 } = {}) {
      const before = get(key)
      const confirmed = before?.confirmed ?? current
      const sending = before?.phase === 'sending'
      delayed.get(key)?.cancel()
      delayed.delete(key)
      if (sending) return put(key, { confirmed, value, phase: 'sending' })
      if (value === confirmed || delayMs === 0) {
        put(key, { confirmed, value, phase: 'settled' })
        return void run(key, false)
      }
      const sendNow = (isPageLeaving: boolean) => {
        delayed.delete(key)
        void run(key, isPageLeaving)
      }
      delayed.set(key, { cancel: timers.after(delayMs, () => sendNow(false)), sendNow })
      put(key, { confirmed, value, phase: 'delayed' })
    },
    flush() {
      for (const { cancel, sendNow } of Array.from(delayed.values())) {
        cancel()
        sendNow(true)
      }
    },
    forget(key) {
      delayed.get(key)?.cancel()
      delayed.delete(key)
      const writes = new Map(store.getState())
      if (writes.delete(key)) store.setState(writes, true)
    },
    clear() {
      generation += 1
      for (const { cancel } of delayed.values()) cancel()
      delayed.clear()
      store.setState(new Map(), true)
    },
  }
}
