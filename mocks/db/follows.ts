import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** One golfer following another. */
export type FollowRow = {
  id: number
  followerId: number
  followedId: number
  /** Pending until the owner of a private account approves. */
  status: 'Pending' | 'Approved'
  /** When it was asked, or since when it is approved; epoch ms. */
  at: number
}

export type Follows = Table<FollowRow, 'followerId' | 'followedId' | 'pair'>

/** Names the relation of two golfers; at most one row has it. */
export const followPair = (followerId: number, followedId: number): string =>
  `${followerId}>${followedId}`

const check = (row: FollowRow) => firstWrong([row.followerId !== row.followedId, 'follows oneself'])

export const createFollows = (touched: () => void): Follows =>
  createTable<FollowRow, 'followerId' | 'followedId' | 'pair'>(
    {
      name: 'follows',
      check,
      by: {
        followerId: (row) => [row.followerId],
        followedId: (row) => [row.followedId],
        pair: (row) => [followPair(row.followerId, row.followedId)],
      },
    },
    touched,
  )
