import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { LinxItem, LinxPage } from '~/api/types'
import { serverTime } from '~/domain/dates/server-time'
import { itemKey } from '~/domain/feed/item-key'
import type { LinxView } from '~/domain/feed/linx-view'
import { browserVisibility } from '~/platform/visibility'
import { useHubEvent } from '~/realtime/use-hub-event'
import { mergePages, type FeedPages } from './feed-pages'
import { linx, refreshHead, type LinxFeed } from './queries'

/** The entries of a newer first page that are not among the loaded ones as they are now. */
function compare(feed: FeedPages, { items }: LinxPage) {
  const { items: loaded, indexOf } = mergePages(feed.pages)
  const isAsLoaded = (item: LinxItem) => {
    const at = indexOf(itemKey(item))
    return at !== undefined && loaded[at]?.activityDate === item.activityDate
  }
  // A loaded entry that has moved up, such as a round that a friend has joined, does not tell where the loaded ones begin.
  const end = items.findLastIndex(isAsLoaded)
  const arrived = end < 0 ? items : items.slice(0, end).filter((item) => !isAsLoaded(item))
  return { arrived, reachesLoaded: end >= 0 }
}

/** How many entries of a newer first page are new or have moved up; one more than the page if there are others below it. */
export function countArrivals(feed: FeedPages, head: LinxPage): number {
  const { arrived, reachesLoaded } = compare(feed, head)
  return arrived.length + Number(!reachesLoaded && head.hasMore)
}

/**
 * Merges a newer first page into the loaded ones: entries already loaded are replaced by the newer ones, and those that
 * the host no longer has go. If the page does not reach the loaded entries, the feed restarts from it, so that there is
 * no gap.
 */
export function addArrivals(feed: FeedPages, head: LinxPage): FeedPages {
  const newer = new Set(head.items.map(itemKey))
  const oldest = serverTime(head.oldestActivityDate) ?? Infinity
  const [first, ...rest] = feed.pages
  if (!first || !compare(feed, head).reachesLoaded)
    return { pages: [head], pageParams: [undefined] }
  const keep = (items: readonly LinxItem[]) =>
    items.filter(
      (item) => !newer.has(itemKey(item)) && !((serverTime(item.activityDate) ?? 0) > oldest),
    )
  const top = { ...first, items: [...head.items, ...keep(first.items)] }
  return { ...feed, pages: [top, ...rest.map((page) => ({ ...page, items: keep(page.items) }))] }
}

/** Merges new items into a view. */
export function showArrivals(client: QueryClient, view: LinxView): void {
  const head = client.getQueryData(linx.head(view).queryKey)
  if (head) client.setQueryData(linx.feed(view).queryKey, (feed) => feed && addArrivals(feed, head))
}

/** A view older than this is checked for new items on arrival. */
const STALE_MS = 30_000

export type Arrivals = {
  count: number
  /** The key of the newest new item. */
  newest: string | undefined
  show: () => void
}

/**
 * How many items have arrived above those shown, and a function that shows them. Until then nothing on the screen
 * moves. Following a link to the top of the view shows them at once, as does pressing the link of the current view.
 */
export function useArrivals(
  view: LinxView,
  userId: number,
  feed: LinxFeed,
  toTop: boolean,
): Arrivals {
  const client = useQueryClient()
  const navigationType = useNavigationType()
  const { key } = useLocation()
  const { data: head } = useQuery(linx.head(view, userId))
  const wasMissed = useRef(false)
  // A hidden tab does not check; it checks once when it becomes visible.
  const check = () => {
    wasMissed.current = !browserVisibility.isVisible()
    if (!wasMissed.current) void refreshHead(client, view)
  }
  useHubEvent('ReceiveLinxUpdate', check)
  useHubEvent('resync', check)
  const checkIfMissed = useEffectEvent(
    (visible: boolean) => visible && wasMissed.current && check(),
  )
  useEffect(() => browserVisibility.listen((visible) => checkIfMissed(visible)), [])

  // On mount only, since neither changes afterwards; later items wait for a press.
  useLayoutEffect(() => {
    if (toTop) showArrivals(client, view)
  }, [toTop, client, view])

  const previousKey = useRef(key)
  useEffect(() => {
    if (previousKey.current === key) return
    previousKey.current = key
    if (navigationType !== NavigationType.Pop) showArrivals(client, view)
  }, [navigationType, client, key, view])

  useEffect(() => {
    const cachedHead = client.getQueryCache().find({ queryKey: linx.head(view).queryKey })
    if (cachedHead?.state.data && cachedHead.isStaleByTime(STALE_MS)) void refreshHead(client, view)
  }, [client, view])

  return {
    count: head ? countArrivals(feed, head) : 0,
    newest: head?.items[0] && itemKey(head.items[0]),
    show: () => showArrivals(client, view),
  }
}
