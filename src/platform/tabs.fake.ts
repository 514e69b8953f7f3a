import type { Tabs } from './tabs'

/** A simulated browser: what one tab announces reaches the others in the same turn. */
export function createFakeTabs(): { tab(): Tabs } {
  const listeners = new Set<{ owner: Tabs; listener: (what?: string) => void }>()
  return {
    tab() {
      const tab: Tabs = {
        announce(what) {
          for (const { owner, listener } of Array.from(listeners)) if (owner !== tab) listener(what)
        },
        listen(listener) {
          const entry = { owner: tab, listener }
          listeners.add(entry)
          return () => void listeners.delete(entry)
        },
      }
      return tab
    },
  }
}
