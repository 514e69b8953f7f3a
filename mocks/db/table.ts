import { Collection } from '@msw/data'
import { rowSchema, type RowCheck } from './schema'
import { SortedRows } from './sorted-rows'

/** A row of any table. */
export type Row = { readonly id: number }
type Key = string | number

/** The name, limits, sort key and indexes of a table. */
export type TableOptions<R extends Row, Index extends string> = {
  name: string
  /** The limits of a row, checked on every write but `borrow`. */
  check: RowCheck<R>
  /** The sort key, ascending; the id when absent. */
  order?: (row: R) => number
  /** The indexes: the keys under which a row is found. */
  by: Record<Index, (row: R) => readonly Key[]>
  /** The maximum number of rows; one more removes the first in order. */
  maxRows?: number
  /** Columns that only the row's own golfer is shown. */
  own?: readonly (keyof R)[]
}

/** Which rows of a table are read: one page, newest first. */
export type PageQuery<R extends Row, Index extends string> = {
  /** The cursor: only rows whose sort key is less than this. */
  before?: number | undefined
  take: number
  where?: (row: R) => boolean
  /** Only rows found under this key. */
  among?: { index: Index; key: Key }
}

/** Rows of one kind, with ids of other rows as plain numbers. */
export type Table<R extends Row, Index extends string = never> = {
  readonly name: string
  /** Increases with every write except those that change only `own` columns. */
  shownRevision(): number
  get(id: number): R | undefined
  count(): number
  /** All rows, in order. */
  rows(): readonly R[]
  /** The rows under a key of an index, in order. */
  where(index: Index, key: Key): readonly R[]
  /** A page of rows in descending order, and whether there are more. */
  page(query: PageQuery<R, Index>): { rows: R[]; more: boolean }
  insert(row: R): Promise<R>
  /** Like `insert`, but does not remove rows beyond `maxRows`, so that it can be undone. Call `trim` afterwards. */
  insertBeyond(row: R): Promise<R>
  /** Removes the rows beyond `maxRows`, starting with the first in order. */
  trim(): void
  change(id: number, patch: Partial<Omit<R, 'id'>>): Promise<R>
  remove(id: number): R | undefined
  /** Replaces all rows by those of a snapshot; each is checked like any other. */
  load(rows: readonly object[]): Promise<void>
  /** Fills an empty table with the frozen rows of another table of the same kind, which has already checked them. */
  borrow(rows: readonly object[]): void
}

/** How many ids share a collection. A collection scans its rows to change one, so small collections are faster. */
const IDS_PER_COLLECTION = 256

const bucketOf = (id: number): number => Math.floor(id / IDS_PER_COLLECTION)

/**
 * Collections of @msw/data behind an id map and sorted indexes. Reads bypass the collections, which find rows by scanning and
 * paginate before they sort. Every write goes through the collection for the row's id; `onWrite` is called after every write.
 */
export function createTable<R extends Row, Index extends string = never>(
  options: TableOptions<R, Index>,
  onWrite: () => void,
): Table<R, Index> {
  const { name, by, maxRows = Infinity, own = [] } = options
  let shownRevision = 0
  const order = options.order ?? ((row: R) => row.id)
  const schema = rowSchema(name, options.check)
  const collections = new Map<number, Collection<typeof schema>>()
  const stored = new Map<number, R>()
  /** Borrowed rows that are in no collection yet, by id; each is added to one when it is first changed. */
  const borrowed = new Map<number, Promise<unknown> | undefined>()
  const all = new SortedRows<R>(order)
  const indexes = new Map<
    string,
    { keys: (row: R) => readonly Key[]; lists: Map<Key, SortedRows<R>> }
  >()
  for (const [index, keys] of Object.entries<(row: R) => readonly Key[]>(by)) {
    indexes.set(index, { keys, lists: new Map() })
  }

  function collectionOf(id: number): Collection<typeof schema> {
    const bucket = bucketOf(id)
    const collection = collections.get(bucket) ?? new Collection({ schema })
    collections.set(bucket, collection)
    return collection
  }

  function addToIndexes(row: R): void {
    all.insert(row)
    for (const { keys, lists } of indexes.values()) {
      for (const key of keys(row)) {
        const list = lists.get(key) ?? new SortedRows<R>(order)
        list.insert(row)
        lists.set(key, list)
      }
    }
    onWrite()
  }

  function removeFromIndexes(row: R): void {
    all.remove(row)
    for (const { keys, lists } of indexes.values()) {
      for (const key of keys(row)) {
        const list = lists.get(key)
        list?.remove(row)
        if (list?.rows.length === 0) lists.delete(key) // otherwise the lists of deleted golfers would pile up
      }
    }
    onWrite()
  }

  const listOf = (index: Index, key: Key) => indexes.get(index)?.lists.get(key)

  async function insertBeyond(row: R): Promise<R> {
    if (stored.has(row.id)) throw new RangeError(`${name}: there is a row ${row.id} already`)
    const record = await collectionOf(row.id).create(row)
    stored.set(record.id, record)
    addToIndexes(record)
    shownRevision++
    return record
  }

  function trim(): void {
    for (const first of all.rows.slice(0, Math.max(0, stored.size - maxRows))) remove(first.id)
  }

  async function insert(row: R): Promise<R> {
    const record = await insertBeyond(row)
    trim()
    return record
  }

  async function enterCollection(id: number): Promise<void> {
    const row = stored.get(id)
    if (!row) return
    const entry = borrowed.get(id) ?? collectionOf(id).create(row)
    borrowed.set(id, entry)
    await entry
    borrowed.delete(id)
    if (!stored.has(id)) leaveCollection(id) // it was removed meanwhile
  }

  function leaveCollection(id: number): void {
    const collection = collections.get(bucketOf(id))
    if (!collection?.delete((query) => query.where((each) => each.id === id))) return
    if (collection.count() === 0) collections.delete(bucketOf(id)) // ids only rise: empty ones would pile up
  }

  async function change(id: number, patch: Partial<Omit<R, 'id'>>): Promise<R> {
    if (borrowed.has(id)) await enterCollection(id)
    const before = stored.get(id)
    if (!before) throw new RangeError(`${name}: there is no row ${id}`)
    const after = await collectionOf(id).update((query) => query.where((row) => row.id === id), {
      strict: true,
      data: (draft) => void Object.assign(draft, patch),
    })
    removeFromIndexes(before)
    stored.set(id, after)
    addToIndexes(after)
    if (Object.keys(patch).some((key) => !own.some((column) => column === key))) shownRevision++
    return after
  }

  function remove(id: number): R | undefined {
    const row = stored.get(id)
    if (!row) return undefined
    leaveCollection(id)
    borrowed.delete(id)
    stored.delete(id)
    removeFromIndexes(row)
    shownRevision++
    return row
  }

  return {
    name,
    shownRevision: () => shownRevision,
    insert,
    insertBeyond,
    trim,
    change,
    remove,
    get: (id) => stored.get(id),
    count: () => stored.size,
    rows: () => all.rows,
    where: (index, key) => listOf(index, key)?.rows ?? [],

    page({ before = Infinity, take, where = () => true, among }) {
      const rows: R[] = []
      const source = among ? listOf(among.index, among.key) : all
      for (const row of source?.before(before) ?? []) {
        if (!where(row)) continue
        if (rows.length === take) return { rows, more: true }
        rows.push(row)
      }
      return { rows, more: false }
    },

    async load(rows) {
      for (const id of Array.from(stored.keys())) remove(id)
      for (const row of rows) await insert(schema['~standard'].validate(row).value)
    },

    borrow(rows) {
      if (stored.size > 0) throw new RangeError(`${name}: there are rows already`)
      for (const row of rows.filter(schema.isRow)) {
        stored.set(row.id, row)
        borrowed.set(row.id, undefined)
        addToIndexes(row)
      }
      shownRevision++
    },
  }
}
