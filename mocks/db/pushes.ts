import { firstWrong, isWhole } from './schema'
import { createTable, type Table } from './table'

/** A notification that the push service accepted for one device. */
export type PushRow = {
  id: number
  userId: number
  endpoint: string
  title: string
  body: string
  badgeCount: number
  /** Epoch ms. */
  at: number
}

export type Pushes = Table<PushRow, 'userId'>

/** The newest are kept. */
const MAX_ROWS = 1000

const check = (row: PushRow) =>
  firstWrong([isWhole(row.badgeCount, 0, Number.MAX_SAFE_INTEGER), 'badge count'])

export const createPushes = (touched: () => void): Pushes =>
  createTable<PushRow, 'userId'>(
    {
      name: 'pushes',
      check,
      order: (row) => row.at,
      by: { userId: (row) => [row.userId] },
      maxRows: MAX_ROWS,
    },
    touched,
  )
