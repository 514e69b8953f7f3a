import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** A device that receives a golfer's notifications. */
export type PushSubscriptionRow = {
  id: number
  userId: number
  endpoint: string
  /** The keys are base64, as the browser provided them. */
  p256dh: string
  auth: string
  /** Epoch ms. */
  at: number
}

export type PushSubscriptions = Table<PushSubscriptionRow, 'userId' | 'endpoint'>

const check = (row: PushSubscriptionRow) =>
  firstWrong([row.endpoint.startsWith('https://'), 'endpoint'])

export const createPushSubscriptions = (touched: () => void): PushSubscriptions =>
  createTable<PushSubscriptionRow, 'userId' | 'endpoint'>(
    {
      name: 'push-subscriptions',
      check,
      by: { userId: (row) => [row.userId], endpoint: (row) => [row.endpoint] },
    },
    touched,
  )
