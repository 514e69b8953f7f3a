import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/**
 * One entry of the feed: its moment and what it is about. Who may see it is decided when it is read, because follows and
 * private accounts change later.
 */
export type FeedRow = {
  id: number
  /** Epoch ms, in no two rows the same: the cursor 'strictly older' neither loses nor repeats one. */
  at: number
  kind: 'score' | 'round' | 'newFollower' | 'iFollowed'
  /** Id of the score or follow; of the feed row itself for a round. */
  sourceId: number
  /** Who played; a golfer's own page lists by this. Empty for follows. */
  golferIds: number[]
  /** Only this golfer sees it; null: decided by who follows whom. */
  toUserId: number | null
}

export type Feed = Table<FeedRow, 'golferId' | 'source'>

/** Finds the entry of a score, round or follow. */
export const feedSource = (kind: FeedRow['kind'], sourceId: number): string => `${kind}/${sourceId}`

const check = (row: FeedRow) =>
  firstWrong(
    [Number.isSafeInteger(row.at), 'at'],
    [row.golferIds.length > 0 || row.toUserId !== null, 'no golfer played'],
    [row.kind !== 'round' || row.sourceId === row.id, 'source of a round'],
  )

export const createFeed = (touched: () => void): Feed =>
  createTable<FeedRow, 'golferId' | 'source'>(
    {
      name: 'feed',
      check,
      order: (row) => row.at,
      by: {
        golferId: (row) => row.golferIds,
        source: (row) => [feedSource(row.kind, row.sourceId)],
      },
    },
    touched,
  )

/** The first free moment from `at` on. Two posts of one millisecond get different moments. */
export function freeMoment(feed: Feed, at: number): number {
  let moment = at
  while (feed.page({ before: moment + 1, take: 1 }).rows[0]?.at === moment) moment++
  return moment
}
