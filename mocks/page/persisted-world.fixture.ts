import { createBackend, type Backend } from '../backend/backend'
import { wantedScenario } from '../backend/world'
import type { Snapshot } from '../db/snapshot'
import { manualTimers } from '../hub/manual-timers'
import {
  openPersistedWorld,
  SAVE_DELAY_MS,
  type PersistedWorldOptions,
  type Tabs,
} from './persisted-world'
import type { SavedWorlds } from './saved-worlds'

/** Lets work that a timer or a message has started finish. */
export const settle = () => new Promise<void>((done) => setTimeout(done))

/** Creates a backend, as a page does for its world. */
export const create: PersistedWorldOptions['create'] = ({ scenario, ...options }) =>
  createBackend(wantedScenario(scenario), options)

/** A browser: its storage, and functions that open pages in tabs of their own. */
export function browserWithTabs() {
  const storage = new Map<string, Snapshot>()
  const revisions = new Map<string, number>()
  const open = new Set<(event: { data: unknown }) => void>()
  const timers = manualTimers()

  const saved: SavedWorlds = {
    load: async (key) => ({ snapshot: storage.get(key), revision: revisions.get(key) ?? 0 }),
    async save(key, snapshot) {
      const revision = (revisions.get(key) ?? 0) + 1
      storage.set(key, structuredClone(snapshot))
      revisions.set(key, revision)
      return revision
    },
    revision: async (key) => revisions.get(key) ?? 0,
    saveAtOnce: (key, snapshot) => storage.set(key, structuredClone(snapshot)).has(key),
    forget: async (key) => void storage.delete(key),
    isPersistent: async () => true,
  }

  /** Like BroadcastChannel: all tabs but the sender receive a message; a closed one cannot send. */
  function tab(): Tabs {
    let own: ((event: { data: unknown }) => void) | undefined
    let isOpen = true
    return {
      postMessage(data) {
        if (!isOpen) throw new DOMException('Channel is closed', 'InvalidStateError')
        for (const listener of open) if (listener !== own) listener({ data })
      },
      addEventListener(_, listener) {
        own = listener
        open.add(listener)
      },
      close() {
        isOpen = false
        if (own) open.delete(own)
      },
    }
  }

  return {
    storage,
    saved,
    timers,
    page: (
      opening: PersistedWorldOptions['opening'] = {},
      more: Partial<PersistedWorldOptions> = {},
    ) => openPersistedWorld({ create, opening, saved, tabs: tab(), timers, ...more }),
    /** Changes a world and waits until the change is saved. */
    async change(backend: Backend, version: string): Promise<void> {
      backend.version = version
      backend.changed()
      timers.advance(SAVE_DELAY_MS)
      await settle()
    },
  }
}
