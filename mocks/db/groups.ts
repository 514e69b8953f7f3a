import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** A group of golfers. */
export type GroupRow = {
  id: number
  name: string
  /** Invite: members are invited; All: open to everyone. */
  openTo: 'Invite' | 'All'
  /** Written by the owner. */
  description: string | null
}

export type Groups = Table<GroupRow>

const check = (row: GroupRow) => firstWrong([row.name.trim() !== '', 'no name'])

export const createGroups = (touched: () => void): Groups =>
  createTable<GroupRow>({ name: 'groups', check, by: {} }, touched)
