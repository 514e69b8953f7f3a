import type { components } from '~/api/schema'
import type { Db, Tables } from '../db/db'
import type { FeedRow } from '../db/feed'
import { createMemo } from '../db/memo'
import type { Viewpoint } from '../db/viewpoint'
import { itemReactions } from './item-frame'
import { linxItem } from './linx-item'

/** An item of the feed as a value and as JSON. */
export type WrittenItem = {
  readonly item: components['schemas']['LinxItem']
  readonly text: string
}

const MAX_ITEMS = 5000

/** The tables that an item is made from, except its comments and Woohoos, which change most often. */
const ITEM_TABLES = ['users', 'follows', 'scores', 'scorePartners', 'media', 'feed'] as const
const FEED_TABLES = [...ITEM_TABLES, 'comments', 'likes'] as const

const revisionOf = ({ tables }: Db, names: readonly (keyof Tables)[]): number =>
  names.reduce((sum, name) => sum + tables[name].shownRevision(), 0)

/** Increases with every write that may change a page of the feed. */
export const feedRevision = (db: Db): number => revisionOf(db, FEED_TABLES)

/** Returns a function that creates the items of the feed, each once per viewer until something in it may have changed. */
export function createFeedItems(db: Db): (row: FeedRow, viewpoint: Viewpoint) => WrittenItem {
  const items = createMemo<string, WrittenItem>(() => revisionOf(db, ITEM_TABLES), MAX_ITEMS)
  return (row, viewpoint) => {
    const { commentCount, likeCount, hasUserLiked } = itemReactions(db, row, viewpoint.viewer)
    const key = `${viewpoint.viewer.id}/${row.id}/${commentCount}/${likeCount}/${hasUserLiked}`
    return items.get(key, () => {
      const item = linxItem(db, row, viewpoint)
      return { item, text: JSON.stringify(item) }
    })
  }
}
