import type { MutationKey, MutationOptions, QueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand/react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { realTimers, type Timers } from '~/lib/timers'
import { failureText } from '~/domain/account/failure-text'
import { mayHaveHappened } from './errors'
import { runMutation } from './query-client'

/** A value that is shown before the host confirms it, and the state of its mutation. */
export type OptimisticValue<V, A = void> = {
  /** The value that the host has confirmed, or had before the first change. */
  readonly confirmed: V
  readonly value: V
  /** `delayed`: not sent yet, so undoing it costs no request. */
  readonly phase: 'delayed' | 'sending' | 'settled'
  /** The response of the last successful mutation, even while another one is sent or after it failed. */
  readonly response?: A | undefined
  /** Why the last mutation failed; `value` is `confirmed` again. */
  readonly error?: unknown
}

type Options<K, V, A> = {
  client: QueryClient
  /** The first part of the key of each mutation; the id follows. */
  mutationKey: MutationKey
  /** Sends a value. Rejects when the host did not accept it. `keepalive`: the request must outlive the page. */
  mutationFn: (id: K, value: V, keepalive: boolean) => Promise<A>
  timers?: Timers
}

/** The values of one kind, by id, and their mutations; see `createOptimisticMutation`. */
export type OptimisticMutation<K, V, A = void> = {
  readonly store: StoreApi<ReadonlyMap<K, OptimisticValue<V, A>>>
  /** The same object until it changes. */
  get(id: K): OptimisticValue<V, A> | undefined
  /** Shows a value and sends it. `before` is the value on the screen so far; it is used only for an id without a value. */
  mutate(id: K, value: V, before: V, options?: { delayMs?: number }): void
  /**
   * Sends delayed values now, since the page is being left. Resolves when nothing is being sent anymore; undefined if
   * nothing was.
   */
  flush(): Promise<unknown> | undefined
  forget(id: K): void
  /** Removes all values at the end of a session: nothing more is sent, and late responses are ignored. */
  clear(): void
}

/**
 * Mutations of one value per id, such as a switch or a follow, where the latest value wins (R23). The mutations of an id
 * have one scope, so that they run one after another; each sends the newest value, or nothing when that is confirmed already
 * and no response to another one is missing. A failure restores the confirmed value, unless a newer one was set meanwhile.
 */
export function createOptimisticMutation<K extends string | number, V, A = void>({
  client,
  mutationKey,
  mutationFn,
  timers = realTimers,
}: Options<K, V, A>): OptimisticMutation<K, V, A> {
  const store = createStore<ReadonlyMap<K, OptimisticValue<V, A>>>(() => new Map())
  /** The functions that cancel the delay of each value that waits. */
  const delayed = new Map<K, () => void>()
  const running = new Set<Promise<unknown>>()
  /**
   * The ids of mutations without a clear response: the host may have an unconfirmed value, so a change back must be sent.
   */
  let unclear = new Set<K>()
  let generation = 0

  const get = (id: K) => store.getState().get(id)
  const put = (id: K, value: OptimisticValue<V, A>) =>
    store.setState(new Map(store.getState()).set(id, value), true)

  function cancelDelay(id: K): void {
    delayed.get(id)?.()
    delayed.delete(id)
  }

  /** Runs after the earlier mutations of this id. */
  function send(id: K, shown: OptimisticValue<V, A>, isPageLeaving: boolean): void {
    cancelDelay(id)
    put(id, { ...shown, phase: 'sending' })
    const startedIn = generation
    const unclearOfSession = unclear // a late response must not change the next session's
    const current = () => (startedIn === generation ? get(id) : undefined)
    const key = [...mutationKey, id]
    const options: MutationOptions<void> = {
      mutationKey: key,
      scope: { id: [...key, startedIn].join(' ') },
      async mutationFn() {
        const before = current()
        if (!before) return
        const { value } = before
        if (value === before.confirmed && !unclearOfSession.has(id))
          return put(id, { ...before, phase: 'settled' })
        try {
          const response = await mutationFn(id, value, isPageLeaving)
          unclearOfSession.delete(id)
          const after = current()
          if (!after) return
          const phase = after.value === value ? 'settled' : 'sending'
          put(id, { ...after, confirmed: value, response, phase })
        } catch (error) {
          const after = current()
          if (after?.value === value) {
            put(id, { ...after, value: after.confirmed, phase: 'settled', error })
          }
          if (mayHaveHappened(error)) unclearOfSession.add(id)
          throw error
        }
      },
    }
    const run = runMutation(client, options, undefined).catch(() => {}) // the failure is in the state
    running.add(run)
    void run.then(() => running.delete(run))
  }

  return {
    store,
    get,
    mutate(id, value, before, { delayMs = 0 } = {}) {
      const known = get(id)
      const confirmed = known?.confirmed ?? before
      const isSending = known?.phase === 'sending'
      const next = { confirmed, value, phase: 'settled', response: known?.response } as const
      cancelDelay(id)
      if (!isSending && value === confirmed) return put(id, next)
      if (isSending || delayMs === 0) return send(id, next, false)
      delayed.set(
        id,
        timers.after(delayMs, () => send(id, next, false)),
      )
      put(id, { ...next, phase: 'delayed' })
    },
    flush() {
      for (const id of delayed.keys()) {
        const shown = get(id)
        if (shown) send(id, shown, true)
      }
      return running.size > 0 ? Promise.all(running) : undefined
    },
    forget(id) {
      cancelDelay(id)
      const rest = new Map(store.getState())
      if (rest.delete(id)) store.setState(rest, true)
    },
    clear() {
      generation += 1
      for (const id of delayed.keys()) cancelDelay(id)
      running.clear()
      unclear = new Set()
      store.setState(new Map(), true)
    },
  }
}

/** The optimistic value of one id, kept up to date; undefined as long as nothing was changed. */
export const useOptimisticMutation = <K, V, A>(
  { store }: OptimisticMutation<K, V, A>,
  id: K,
): OptimisticValue<V, A> | undefined => useStore(store, (values) => values.get(id))

/** Why the last attempt failed, as a message that can be shown. */
export const writeFailure = (
  write: OptimisticValue<unknown, unknown> | undefined,
): string | undefined => (write && 'error' in write ? failureText(write.error) : undefined)
