import { serverTime } from '../dates/server-time'

/** Whether an item is newer than the golfer's last look; false if either time is missing or unusable (LST-10). */
export function isNewLinx(activityDate: unknown, lastNotify: number | undefined): boolean {
  const time = serverTime(activityDate)
  return time !== undefined && lastNotify !== undefined && time > lastNotify
}

type Entry = { userId: number; notificationType: string; activityDate: unknown }

/** Whether an item is news to the golfer: their own activity is not. */
export const isNews = (item: Entry, userId: number, lastNotify: number | undefined): boolean =>
  item.userId !== userId &&
  item.notificationType !== 'IFollowed' &&
  isNewLinx(item.activityDate, lastNotify)

type NewsPage = { items: readonly Entry[]; hasMore?: unknown }

/**
 * How many items of the first page are news. No other page is requested: if the whole page is new and there are more pages,
 * the count is one higher, so that the badge of a page full of news shows '25+'.
 */
export function countNews(
  { items, hasMore }: NewsPage,
  userId: number,
  lastNotify: number | undefined,
): number {
  const news = items.filter((item) => isNews(item, userId, lastNotify)).length
  const mayHaveMore = hasMore === true && isAllNew(items, lastNotify)
  return news > 0 && mayHaveMore ? news + 1 : news
}

/** Whether the golfer has seen none of the items, so that there may be more news below them. */
export const isAllNew = (
  items: readonly { activityDate?: unknown }[],
  lastNotify: number | undefined,
): boolean => items.every(({ activityDate }) => isNewLinx(activityDate, lastNotify))

/**
 * The index of the first entry the golfer has seen, above which 'You were here' is shown; undefined if there is no news
 * above it.
 */
export function firstSeenIndex(
  items: readonly Entry[],
  userId: number,
  lastNotify: number | undefined,
): number | undefined {
  const first = items.findIndex(({ activityDate }) => !isNewLinx(activityDate, lastNotify))
  const above = items.slice(0, Math.max(first, 0))
  return above.some((item) => isNews(item, userId, lastNotify)) ? first : undefined
}
