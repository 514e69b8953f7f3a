import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** One golfer following another. */
export type FollowRow = {
  id: number
  followerId: number
  followedId: number
  /** Pending until the owner of a private account approves. */
  status: 'Pending' | 'Approved'
  /** Epoch ms of the approval, or of the request while it is pending. */
  at: number
}

export type Follows = Table<FollowRow, 'followerId' | 'followedId' | 'pair'>

/** The index key for one golfer's follow of another; at most one row has it. */
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
