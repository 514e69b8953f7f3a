import { expect, test } from 'vitest'
import type { LinxItem, LinxPage } from '~/api/types'
import { addArrivals, countArrivals } from './arrivals'
import { feedItems, nextCursor, type FeedPages } from './feed-pages'

/** A moment on the day of the feed; entries of a later minute are newer. */
const minute = (at: number) => new Date(Date.UTC(2026, 5, 13) + at * 60_000).toISOString()

/** An entry of the feed whose number says when it happened. */
const item = (sourceId: number, change: Partial<LinxItem> = {}): LinxItem => ({
  sourceTable: 'golf_scores',
  sourceId,
  userId: 2,
  name: 'Marcus Bell',
  activityDate: minute(sourceId),
  notificationType: 'FollowedUserResult',
  commentCount: 0,
  likeCount: 0,
  hasUserLiked: false,
  ...change,
})
/** A page of these entries, the oldest last. */
const page = (entries: readonly (number | LinxItem)[], hasMore = true): LinxPage => {
  const items = entries.map((entry) => (typeof entry === 'number' ? item(entry) : entry))
  return { items, hasMore, oldestActivityDate: items.at(-1)?.activityDate ?? null }
}
const feed = (...pages: LinxPage[]): FeedPages => ({
  pages,
  pageParams: pages.map((_, at) => pages[at - 1]?.oldestActivityDate ?? undefined),
})
const ids = ({ pages }: FeedPages) => feedItems(pages).map(({ sourceId }) => sourceId)
/** A loaded entry to which something has just happened. */
const moved = (sourceId: number, at: number) => item(sourceId, { activityDate: minute(at) })

test.each<[string, LinxPage, number]>([
  ['new entries above a loaded one', page([9, 8, 7]), 2],
  ['nothing new', page([7, 6, 5]), 0],
  ['a whole page of new entries, with none below it', page([12, 11, 10], false), 3],
  ['a whole page of new entries and others below it', page([12, 11, 10]), 4],
  ['a round that a friend has joined, above new entries', page([moved(5, 20), 9, 8, 7]), 3],
  ['a round that a friend has joined, and nothing else', page([moved(5, 20), 7, 6]), 1],
  ['a moved entry and others below the page', page([moved(5, 20), 12, 11]), 4],
  ['an older entry that takes the place of a deleted one', page([7, 5, 4, 3, 2]), 0],
])('arrivals of a feed with %s', (_what, head, count) => {
  expect(countArrivals(feed(page([7, 6, 5]), page([4, 3])), head)).toBe(count)
})

test('arrivals go on top, loaded entries are updated, nothing is duplicated', () => {
  const loaded = feed(page([7, 6, 4]), page([3, 2]))
  const head = page([9, 8, item(7, { likeCount: 5 }), 6, item(4, { likeCount: 2 })])
  const merged = addArrivals(loaded, head)
  expect(ids(merged)).toEqual([9, 8, 7, 6, 4, 3, 2])
  expect(feedItems(merged.pages).find(({ sourceId }) => sourceId === 7)?.likeCount).toBe(5)
  expect(nextCursor(merged.pages, merged.pageParams)).toBe(minute(2))
})

test('a loaded entry that has moved up is shown once, on top', () => {
  const merged = addArrivals(feed(page([7, 6]), page([5, 4])), page([moved(5, 20), 9, 7, 6]))
  expect(ids(merged)).toEqual([5, 9, 7, 6, 4])
})

test('an entry that the host no longer has is removed with the next arrivals', () => {
  const joined = item(70, { sourceTable: 'golf_rounds', activityDate: minute(20) })
  expect(ids(addArrivals(feed(page([7, 6, 5]), page([4, 3])), page([joined, 7, 5])))).toEqual([
    70, 7, 5, 4, 3,
  ])
})

test('the oldest entry is removed, too, if the newest page has all entries', () => {
  expect(ids(addArrivals(feed(page([7, 6, 5], false)), page([8, 7, 6], false)))).toEqual([8, 7, 6])
})

test.each<[string, LinxPage]>([
  ['only new entries', page([99, 98])],
  ['new entries and one that has moved up', page([moved(6, 100), 99, 98])],
])('a page of %s restarts the feed', (_what, head) => {
  expect(addArrivals(feed(page([7, 6]), page([5, 4])), head)).toEqual({
    pages: [head],
    pageParams: [undefined],
  })
})
