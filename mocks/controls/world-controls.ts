import { Problem } from '../lib/problem'
import { importWorld } from './controls'
import type { PersistedWorld } from '../page/persisted-world'
import type { WorldOptions } from '../backend/world'

/**
 * Export, import and reset: the drawer's buttons. The world is saved when each resolves, so
 * the page may be reloaded right after.
 */
export type WorldControls = {
  /** The whole world as the text of a file. */
  exportText(): string
  /** Replaces the world by that of such a file. Throws a Problem 400 that says why when it cannot, and keeps the present world. */
  importText(text: string): Promise<void>
  /** A fresh world: the one that was opened, or the named one. Throws a Problem 400 for an unknown scenario. */
  reset(options?: WorldOptions): Promise<void>
}

export const worldControls = (world: PersistedWorld): WorldControls => ({
  exportText: () => JSON.stringify(world.backend().snapshot()),
  async importText(text) {
    await importWorld(world, parsed(text))
    await world.flush()
  },
  async reset(options) {
    await world.reset(options)
  },
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, 'This file is incomplete, or not an exported world.')
  }
}
