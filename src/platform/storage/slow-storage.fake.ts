import { createListeners } from '~/lib/listeners'
import type { Timers } from '~/lib/timers'
import { createFakeStorage, type FakeStorage } from './storage.fake'

/** Storage as one tab sees it, with the browser's storage event. */
export type SlowStorage = FakeStorage & { onChange(listener: () => void): () => void }

/**
 * The local storage of a browser with one process per tab: a write reaches the other tabs late, in order, and later than the
 * locks. A tab sees its own write until that has arrived everywhere.
 */
export function createSlowStorage(
  timers: Timers,
  lagMs: () => number,
): { tab(): SlowStorage; arrived: ReadonlyMap<string, string> } {
  type Tab = { view: FakeStorage; pending: Map<string, number>; arrived: () => void }
  const tabs = new Set<Tab>()
  const arrived = new Map<string, string>()
  /** When the last pending write arrives: writes keep their order. */
  let last = 0

  function later(run: () => void): void {
    last = Math.max(last, timers.elapsed() + lagMs())
    timers.after(last - timers.elapsed(), run)
  }

  const put = (values: Map<string, string>, key: string, value: string | undefined) =>
    void (value === undefined ? values.delete(key) : values.set(key, value))

  function arrive(tab: Tab, key: string, value: string | undefined): void {
    if (!tab.pending.get(key)) put(tab.view.values, key, value)
    tab.arrived()
  }

  function send(from: Tab, key: string, value: string | undefined): void {
    from.pending.set(key, (from.pending.get(key) ?? 0) + 1)
    later(() => {
      from.pending.set(key, (from.pending.get(key) ?? 1) - 1)
      put(arrived, key, value)
      for (const tab of tabs) if (tab !== from) arrive(tab, key, value)
    })
  }

  return {
    arrived: arrived,
    tab() {
      const view = createFakeStorage(new Map(arrived))
      const arrivals = createListeners()
      const tab: Tab = { view, pending: new Map(), arrived: arrivals.notify }
      tabs.add(tab)
      const { set, remove } = view
      return Object.assign(view, {
        onChange: arrivals.add,
        set(key: string, value: string) {
          const kept = set(key, value)
          if (kept) send(tab, key, value)
          return kept
        },
        remove(key: string) {
          const known = view.values.has(key)
          remove(key)
          if (known) send(tab, key, undefined)
        },
      })
    },
  }
}
