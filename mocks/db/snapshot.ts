import { isClockMoment } from '../backend/clock'
import { asJson } from '../lib/json'
import type { Tables } from './db'

/** The version of the rows' shape; snapshots of other versions are refused. */
export const SNAPSHOT_VERSION = 3

/** A whole world as plain JSON. */
export type Snapshot = {
  schemaVersion: number
  scenario: string
  seed: number
  /** The fake's time when it was taken, ISO 8601. */
  now: string
  /** False: no request has needed the rows yet, so they have not been seeded. */
  isSeeded: boolean
  lastId: number
  dice: number
  version: string
  rows: Record<string, readonly object[]>
}

/** The reason why this build cannot import some JSON, as text for the person who chose the file. */
export function whyNotTaken(value: unknown): string {
  const foreign = 'This is not an exported world.'
  const { schemaVersion, rows } = asJson(value)
  const isWorld = typeof schemaVersion === 'number' && typeof rows === 'object'
  if (!isWorld || schemaVersion === SNAPSHOT_VERSION) return foreign
  const age = schemaVersion > SNAPSHOT_VERSION ? 'a newer' : 'an older'
  return `This world was exported by ${age} version of the demo (format ${schemaVersion}); this one reads format ${SNAPSHOT_VERSION}.`
}

/** Whether unknown JSON (from a file, from storage) is a snapshot of this build's format. */
export function isCurrentSnapshot(value: unknown): value is Snapshot {
  const { schemaVersion, scenario, seed, now, isSeeded, lastId, dice, version, rows } =
    asJson(value)
  return (
    schemaVersion === SNAPSHOT_VERSION &&
    typeof scenario === 'string' &&
    typeof seed === 'number' &&
    typeof now === 'string' &&
    isClockMoment(now) &&
    typeof isSeeded === 'boolean' &&
    typeof lastId === 'number' &&
    typeof dice === 'number' &&
    typeof version === 'string' &&
    typeof rows === 'object' &&
    rows !== null &&
    Object.values(rows).every(Array.isArray)
  )
}

/** Copies of all rows, by table; later changes do not affect them. */
export const rowsOf = (tables: Tables): Record<string, object[]> =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, structuredClone(plain(table.rows()))]),
  )

/** Replaces the rows of all tables; throws for a row outside its limits. */
export async function fillTables(tables: Tables, rows: Snapshot['rows']): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await table.load(rows[name] ?? [])
}

/** All rows by table, frozen instead of copied, for `borrowRows` of other worlds. */
export const lentRows = (tables: Tables): Record<string, readonly object[]> =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, table.rows().map((row) => frozen(row))]),
  )

/** Fills empty tables with another world's rows without copying them. */
export function borrowRows(tables: Tables, rows: Snapshot['rows']): void {
  for (const [name, table] of Object.entries(tables)) table.borrow(rows[name] ?? [])
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}

// Leaves out the symbols that the collection adds to rows.
const plain = (rows: readonly object[]): object[] => rows.map((row) => ({ ...row }))
