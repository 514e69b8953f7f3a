import { createTable, type Table } from './table'

/** One golfer in one group; each group has one owner. */
export type GroupMemberRow = {
  id: number
  groupId: number
  userId: number
  role: 'Owner' | 'Member'
  /** When the golfer joined, epoch ms. */
  at: number
}

/** In the order they joined. */
export type GroupMembers = Table<GroupMemberRow, 'groupId' | 'userId'>

export const createGroupMembers = (touched: () => void): GroupMembers =>
  createTable<GroupMemberRow, 'groupId' | 'userId'>(
    {
      name: 'group-members',
      check: () => undefined,
      order: (row) => row.at,
      by: { groupId: (row) => [row.groupId], userId: (row) => [row.userId] },
    },
    touched,
  )
