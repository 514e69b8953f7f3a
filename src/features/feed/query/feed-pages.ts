import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem, LinxPage } from '~/api/types'
import { serverTime } from '~/domain/dates/server-time'

/** The entries of some pages, each once, in the order served. */
export type MergedItems = {
  readonly items: readonly LinxItem[]
  /** The index of the entry with this key; undefined if there is none. */
  indexOf(key: string): number | undefined
  /** How many new entries the last page added (R16). */
  readonly added: number
}

type MergedPages = MergedItems & { pages: readonly LinxPage[]; positions: Map<string, number> }

/** The last result for a feed, by its first page. */
const mergedByFirst = new WeakMap<LinxPage, MergedPages>()

const EMPTY: MergedItems = { items: [], indexOf: () => undefined, added: 0 }

/**
 * Merges the pages: each entry once, even if pages overlap (LST-02), in its latest version (LST-08). A further page is
 * added to the previous result, because merging thousands of entries for each page makes a long feed stutter; only a
 * replaced page starts over.
 */
export function mergePages(pages: readonly LinxPage[]): MergedItems {
  const [first] = pages
  if (!first) return EMPTY
  const last = mergedByFirst.get(first)
  const isExtended = last?.pages.every((page, at) => page === pages[at])
  if (last && isExtended && last.pages.length === pages.length) return last
  const merged = add(pages, isExtended ? last : undefined)
  mergedByFirst.set(first, merged)
  return merged
}

function add(pages: readonly LinxPage[], before: MergedPages | undefined): MergedPages {
  const positions = before?.positions ?? new Map<string, number>()
  const items = [...(before?.items ?? [])]
  let added = 0
  for (const page of pages.slice(before?.pages.length ?? 0)) {
    const start = items.length
    for (const item of page.items) {
      const key = itemKey(item)
      const at = positions.get(key)
      if (at !== undefined) items[at] = item
      else {
        positions.set(key, items.length)
        items.push(item)
      }
    }
    added = items.length - start
  }
  const indexOf = (key: string) => {
    const at = positions.get(key)
    return at !== undefined && at < items.length ? at : undefined // further pages share the index
  }
  return { pages, items, indexOf, added, positions }
}

/**
 * A group round as that of one of its players; the host may show it as that of any of them. The player's index of today is not
 * in it, only those before and after the round.
 */
export function asRoundOf(userId: number | undefined, item: LinxItem): LinxItem {
  const row = item.playerScores?.find((player) => player.userId === userId)
  if (!row || item.userId === userId) return item
  const { userName: name, userPicture: picture, city, state } = row
  const { commentText: goPublicNotes, isFollowed } = row
  const golfer = { userId: row.userId, name, picture, handicap: null, city, state, isFollowed }
  return { ...item, ...golfer, goPublicNotes }
}

/** The `olderThan` of a page; undefined for the first one. */
export type Cursor = string | undefined

/** The loaded pages of a view, as the cache holds them. */
export type FeedPages = { pages: LinxPage[]; pageParams: unknown[] }

/** All entries in the order served, each once, even if pages overlap (LST-02). */
export const feedItems = (pages: readonly LinxPage[]): readonly LinxItem[] =>
  mergePages(pages).items

/**
 * The cursor of the next page; undefined at the end of the list: the server has no more, the last page brought nothing
 * new, or its cursor is no date or was used before (R16).
 */
export function nextCursor(pages: readonly LinxPage[], used: readonly unknown[]): Cursor {
  const page = pages.at(-1)
  const cursor = page?.hasMore ? page.oldestActivityDate : undefined
  if (!cursor || serverTime(cursor) === undefined || used.includes(cursor)) return undefined
  return mergePages(pages).added > 0 ? cursor : undefined
}
