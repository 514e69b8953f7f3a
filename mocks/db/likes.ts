import { itemKey } from './comments'
import { createTable, type Table } from './table'

/** A Woohoo; a golfer can give an item only one. */
export type LikeRow = {
  id: number
  userId: number
  sourceTable: string
  sourceId: number
  /** Epoch ms. */
  at: number
}

export type Likes = Table<LikeRow, 'item' | 'own'>

/** The index key for one golfer's Woohoo for an item. */
export const likeKey = (userId: number, sourceTable: string, sourceId: number): string =>
  `${userId}/${itemKey(sourceTable, sourceId)}`

export const createLikes = (touched: () => void): Likes =>
  createTable<LikeRow, 'item' | 'own'>(
    {
      name: 'likes',
      check: () => undefined,
      order: (row) => row.at,
      by: {
        item: (row) => [itemKey(row.sourceTable, row.sourceId)],
        own: (row) => [likeKey(row.userId, row.sourceTable, row.sourceId)],
      },
    },
    touched,
  )
