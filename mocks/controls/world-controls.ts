import { Problem } from '../lib/problem'
import { importWorld } from './controls'
import type { PersistedWorld } from '../page/persisted-world'
import type { WorldOptions } from '../backend/world'

/**
 * Export, import and reset, for the drawer's buttons. The world is saved when each promise resolves, so the page may be
 * reloaded right away.
 */
export type WorldControls = {
  /** The whole world as the text of an export file. */
  exportText(): string
  /** Replaces the world by that of an export file. If it cannot, it keeps the present world and throws a Problem 400 with the reason. */
  importText(text: string): Promise<void>
  /** Opens a fresh world: of the same scenario, or of the one named. Throws a Problem 400 for an unknown scenario. */
  reset(options?: WorldOptions): Promise<void>
}

/** Creates the controls of a world. */
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
