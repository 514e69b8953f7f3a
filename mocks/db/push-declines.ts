import { createTable, type Table } from './table'

/** A golfer's 'Not Now' to notifications. */
export type PushDeclineRow = {
  id: number
  userId: number
  /** The device; null: it never subscribed. */
  endpoint: string | null
  /** Epoch ms. */
  at: number
}

export type PushDeclines = Table<PushDeclineRow, 'userId'>

export const createPushDeclines = (touched: () => void): PushDeclines =>
  createTable<PushDeclineRow, 'userId'>(
    { name: 'push-declines', check: () => undefined, by: { userId: (row) => [row.userId] } },
    touched,
  )
