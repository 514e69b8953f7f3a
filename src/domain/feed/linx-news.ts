import { serverTime } from '../dates/server-time'

/**
 * Whether an item happened after the golfer last looked. Never when either time is missing or
 * unusable (LST-10).
 */
export function isNewLinx(activityDate: unknown, lastNotify: number | undefined): boolean {
  const time = serverTime(activityDate)
  return time !== undefined && lastNotify !== undefined && time > lastNotify
}

/** Whether an item is news to the golfer: their own activity is not. */
export const isNews = (
  item: { userId: number; notificationType: string; activityDate: unknown },
  userId: number,
  lastNotify: number | undefined,
): boolean =>
  item.userId !== userId &&
  item.notificationType !== 'IFollowed' &&
  isNewLinx(item.activityDate, lastNotify)

type NewsPage = { items: readonly { activityDate?: unknown }[]; hasMore?: unknown }

/**
 * How many items of the first page are new. One page is all that is asked for: when all of it is new and there is more, the
 * answer is one above the page, which the badge shows as '25+'.
 */
export function countNews({ items, hasMore }: NewsPage, lastNotify: number | undefined): number {
  const news = items.filter(({ activityDate }) => isNewLinx(activityDate, lastNotify)).length
  return news > 0 && news === items.length && hasMore === true ? news + 1 : news
}

/**
 * Where the news ends: the place of the first entry the golfer has seen, when there are new ones above it. There stands
 * 'You were here'.
 */
export function firstSeenIndex(
  items: readonly { activityDate?: unknown }[],
  lastNotify: number | undefined,
): number | undefined {
  const first = items.findIndex(({ activityDate }) => !isNewLinx(activityDate, lastNotify))
  return first > 0 ? first : undefined
}
