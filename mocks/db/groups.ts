import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** A group of golfers. */
export type GroupRow = {
  id: number
  name: string
  /** Invite: one is invited; All: open to everybody. */
  openTo: 'Invite' | 'All'
  /** In the owner's words. */
  description: string | null
}

export type Groups = Table<GroupRow>

const check = (row: GroupRow) => firstWrong([row.name.trim() !== '', 'no name'])

export const createGroups = (touched: () => void): Groups =>
  createTable<GroupRow>({ name: 'groups', check, by: {} }, touched)
