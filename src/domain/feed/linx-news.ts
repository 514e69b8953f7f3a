import { serverTime } from '../dates/server-time'

/**
 * Whether an item happened after the golfer last looked. Never when either time is missing or
 * unusable (LST-10).
 */
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
 * How many items of the first page are news. No other page is requested: when all of it is new and there is more, the count
 * is one above the page, which the badge shows as '25+'.
 */
export function countNews(
  { items, hasMore }: NewsPage,
  userId: number,
  lastNotify: number | undefined,
): number {
  const news = items.filter((item) => isNews(item, userId, lastNotify)).length
  const goesOn = hasMore === true && isAllNew(items, lastNotify)
  return news > 0 && goesOn ? news + 1 : news
}

/** Whether the golfer has seen none of the items, so that there may be more news below them. */
export const isAllNew = (
  items: readonly { activityDate?: unknown }[],
  lastNotify: number | undefined,
): boolean => items.every(({ activityDate }) => isNewLinx(activityDate, lastNotify))

/**
 * Where the news ends: the index of the first entry the golfer has seen, which has 'You were here' above it; undefined when
 * there is no news before it.
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
