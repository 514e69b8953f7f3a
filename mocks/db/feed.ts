import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/**
 * One entry of the feed: its time and what it is about. Who may see it is decided when it is read, because follows and
 * account privacy change later.
 */
export type FeedRow = {
  id: number
  /** Epoch ms, unique among all rows, so that a page of strictly older rows neither skips nor repeats one. */
  at: number
  kind: 'score' | 'round' | 'newFollower' | 'iFollowed'
  /** Id of the score or follow; of the feed row itself for a round. */
  sourceId: number
  /** Who played; used to list a golfer's own page. Empty for follows. */
  golferIds: number[]
  /** The only golfer who sees it; null: visibility depends on who follows whom. */
  toUserId: number | null
}

export type Feed = Table<FeedRow, 'golferId' | 'source'>

/** The index key for the entry of a score, round or follow. */
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

/** The first unused moment from `at` on, so that two posts in one millisecond get different moments. */
export function freeMoment(feed: Feed, at: number): number {
  let moment = at
  while (feed.page({ before: moment + 1, take: 1 }).rows[0]?.at === moment) moment++
  return moment
}
