import type { Row, Table } from './table'

/** Writes of one transaction. */
export type Write = {
  insert<R extends Row, I extends string>(table: Table<R, I>, row: R): Promise<R>
  change<R extends Row, I extends string>(
    table: Table<R, I>,
    id: number,
    patch: Partial<Omit<R, 'id'>>,
  ): Promise<R>
  remove<R extends Row, I extends string>(table: Table<R, I>, id: number): void
}

/** Runs work as a transaction; see `createAtomically`. */
export type Atomically = <T>(work: (write: Write) => Promise<T>) => Promise<T>

/**
 * Runs `work` as a transaction: when it throws, its writes are undone, newest first; a table with a limit removes its oldest
 * rows only after success. Transactions run one at a time, so that what one has read is still true when it writes.
 */
export function createAtomically(): Atomically {
  let last: Promise<unknown> = Promise.resolve()

  async function run<T>(work: (write: Write) => Promise<T>): Promise<T> {
    const undo: (() => unknown)[] = []
    const grown = new Set<{ trim(): void }>()
    const write: Write = {
      async insert(table, row) {
        const inserted = await table.insertBeyond(row)
        grown.add(table)
        undo.push(() => table.remove(row.id))
        return inserted
      },
      async change(table, id, patch) {
        const before = table.get(id)
        const changed = await table.change(id, patch)
        if (before) undo.push(() => table.change(id, before))
        return changed
      },
      remove(table, id) {
        const removed = table.remove(id)
        if (removed) undo.push(() => table.insertBeyond(removed))
      },
    }
    try {
      const done = await work(write)
      for (const table of grown) table.trim()
      return done
    } catch (error) {
      for (const undoWrite of undo.toReversed()) await undoWrite()
      throw error
    }
  }

  return (work) => {
    const mine = last.then(() => run(work))
    last = mine.catch(() => undefined)
    return mine
  }
}
