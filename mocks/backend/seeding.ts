import type { Backend } from './backend'
import {
  borrowRows,
  fillTables,
  isCurrentSnapshot,
  lentRows,
  rowsOf,
  SNAPSHOT_VERSION,
  type Snapshot,
} from '../db/snapshot'
import { Problem } from '../lib/problem'
import type { Scenario } from '../scenarios/define'

/** Fills a world with rows from its scenario's seed or from a snapshot. */
export type Seeding = {
  ready(): Promise<void>
  snapshot(): Snapshot
  /** Replaces the world by a saved one; throws a Problem 400, and changes nothing, when it cannot. */
  restore(snapshot: Snapshot): Promise<void>
}

/**
 * The seeded rows of worlds that opened at their scenario's own moment. Later such worlds share them and copy a row when
 * they change it, because tests open the same world hundreds of times.
 */
export type OpenedWorlds = WeakMap<Scenario, Snapshot>

/** Throws a Problem 400 at once for a snapshot of another scenario or another build. */
export function createSeeding(
  backend: Backend,
  options: {
    snapshot?: Snapshot | undefined
    lazy?: boolean | undefined
    opened?: OpenedWorlds | undefined
  },
): Seeding {
  let opening = options.snapshot
  const isLazy = options.lazy ?? false
  const { scenario, seed, clock, ids, dice, db } = backend
  let isSeeded = false
  let seeded: Promise<void> | undefined
  if (opening) check(opening)

  function check(snapshot: Snapshot): void {
    if (isCurrentSnapshot(snapshot) && snapshot.scenario === scenario.name) return
    throw new Problem(400, `This is not a saved world of ${scenario.name} in this version.`)
  }

  const state = () => ({
    schemaVersion: SNAPSHOT_VERSION,
    scenario: scenario.name,
    seed,
    now: clock.iso(),
    lastId: ids.last(),
    dice: dice.state(),
    version: backend.version,
  })

  async function loadSnapshot(snapshot: Snapshot): Promise<void> {
    const before = rowsOf(db.tables)
    try {
      await fillTables(db.tables, snapshot.rows)
    } catch (error) {
      await fillTables(db.tables, before)
      throw new Problem(400, `This saved world is damaged: ${String(error)}`)
    }
    clock.set(snapshot.now)
    ids.resume(snapshot.lastId)
    dice.resume(snapshot.dice)
    backend.version = snapshot.version
    if (!snapshot.isSeeded) await scenario.seed(backend)
    isSeeded = true
  }

  async function fill(): Promise<void> {
    if (opening) return loadSnapshot(opening)
    const isOwnMoment = clock.now() === Date.parse(scenario.now)
    const { opened } = isOwnMoment ? options : {}
    const known = opened?.get(scenario)
    if (known?.seed === seed) {
      borrowRows(db.tables, known.rows)
      ids.resume(known.lastId)
      dice.resume(known.dice)
    } else {
      await scenario.seed(backend)
      opened?.set(scenario, { ...state(), isSeeded: true, rows: lentRows(db.tables) })
    }
    isSeeded = true
  }

  // No caller of a lazy world would see the error, so with a damaged snapshot it starts over.
  const fillOrReseed = () =>
    fill().catch((error: unknown) => {
      if (!opening || !isLazy) throw error
      opening = undefined
      return fill()
    })

  const ready = () => (seeded ??= fillOrReseed())

  return {
    ready,
    snapshot() {
      if (!isSeeded && opening) return opening // not loaded yet
      return { ...state(), isSeeded, rows: isSeeded ? rowsOf(db.tables) : {} }
    },
    async restore(snapshot) {
      check(snapshot)
      const before = seeded
      const restored = Promise.resolve(before)
        .catch(() => undefined)
        .then(() => loadSnapshot(snapshot))
      // Requests wait for the restore, but must not fail with it.
      seeded = restored.catch(() => before ?? fillOrReseed())
      await restored
    },
  }
}
