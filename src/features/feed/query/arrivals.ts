import { useQuery, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { LinxItem, LinxPage } from '~/api/types'
import { serverTime } from '~/domain/dates/server-time'
import { itemKey } from '~/domain/feed/item-key'
import { parseLinxView, viewedUser, type LinxView } from '~/domain/feed/linx-view'
import { textOf } from '~/lib/decode'
import { browserVisibility } from '~/platform/visibility'
import { useHubEvent } from '~/realtime/hub-events'
import { detailsKey, reactionStore } from '~/features/comments/reactions'
import { mergePages, type FeedPages } from './feed-pages'
import { fetchPage, isEmptyPage, linx, refreshHead, type LinxFeed } from './queries'
import { renderedEntries } from '../scroll/scroll-positions'

/** The entries of a newer first page that are new or have moved up, and whether the page reaches the loaded ones. */
function splitHead(feed: FeedPages, { items }: LinxPage) {
  const { items: loaded, indexOf } = mergePages(feed.pages)
  const isAsLoaded = (item: LinxItem) => {
    const at = indexOf(itemKey(item))
    return at !== undefined && loaded[at]?.activityDate === item.activityDate
  }
  // A loaded entry that has moved up, such as a round that a friend has joined, is not where the loaded ones begin.
  const lastLoaded = items.findLastIndex(isAsLoaded)
  const arrived =
    lastLoaded < 0 ? items : items.slice(0, lastLoaded).filter((item) => !isAsLoaded(item))
  return { arrived, reachesLoaded: lastLoaded >= 0 }
}

/** How many entries of a newer first page are new or have moved up; one more if there may be others below the page. */
export function countArrivals(feed: FeedPages, head: LinxPage): number {
  const { arrived, reachesLoaded } = splitHead(feed, head)
  return arrived.length + Number(!reachesLoaded && head.hasMore)
}

/**
 * Merges a newer first page into the loaded ones: entries already loaded are replaced by the newer ones, and those that
 * the host no longer has are removed. If the page has all entries or does not reach the loaded ones, the feed restarts from it,
 * so that there is no gap.
 */
export function addArrivals(feed: FeedPages, head: LinxPage): FeedPages {
  const newer = new Set(head.items.map(itemKey))
  const oldest = serverTime(head.oldestActivityDate) ?? Infinity
  const [first, ...rest] = feed.pages
  if (!first || !head.hasMore || !splitHead(feed, head).reachesLoaded)
    return { pages: [head], pageParams: [undefined] }
  const keep = (items: readonly LinxItem[]) =>
    items.filter(
      (item) => !newer.has(itemKey(item)) && !((serverTime(item.activityDate) ?? 0) > oldest),
    )
  const top = { ...first, items: [...head.items, ...keep(first.items)] }
  return { ...feed, pages: [top, ...rest.map((page) => ({ ...page, items: keep(page.items) }))] }
}

/** Merges new items into a view. Cancels a page that is loading, which would replace them; the feed's end loads it again. */
export async function showArrivals(client: QueryClient, view: LinxView): Promise<void> {
  const head = client.getQueryData(linx.head(view).queryKey)
  const { queryKey } = linx.feed(view)
  if (!head) return
  if (client.isFetching({ queryKey, exact: true }) > 0) await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (feed) => feed && addArrivals(feed, head))
}

/**
 * Loads the newest page of a view on the screen, even if a request for it is in flight, which may be older than the post: at its
 * top what is new is added, further down it is offered.
 */
async function addNewest(client: QueryClient, view: LinxView): Promise<void> {
  await client.refetchQueries({ queryKey: linx.head(view).queryKey })
  if (window.scrollY === 0) await showArrivals(client, view)
}

/**
 * After a post: every view reloads from its newest page. One on the screen stays meanwhile, because the golfer may be reading
 * it when a score that has waited is posted.
 */
export async function reloadFeeds(client: QueryClient): Promise<void> {
  const feeds = client.getQueryCache().findAll({ queryKey: linx.feeds(), type: 'active' })
  const shown = feeds
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey }) => parseLinxView(textOf(queryKey.at(-1))))
  const isShown = ({ queryKey }: Query) => shown.some((view) => view === queryKey.at(-1))
  await Promise.all([
    client.resetQueries({ queryKey: ['linx'], predicate: (query) => !isShown(query) }),
    ...shown.map((view) => addNewest(client, view)),
  ])
}

const REACTION_FIELDS = ['commentCount', 'likeCount', 'hasUserLiked'] as const

/**
 * Copies only the counts of comments and Woohoos from newer versions of loaded entries, so that no entry moves. An open panel
 * whose count has grown loads its list again.
 */
function updateReactionCounts(
  client: QueryClient,
  view: LinxView,
  newer: readonly LinxItem[],
): void {
  const { queryKey } = linx.feed(view)
  const feed = client.getQueryData(queryKey)
  if (!feed || client.isFetching({ queryKey, exact: true }) > 0) return // a loading page would bring the old ones back
  const { items, indexOf } = mergePages(feed.pages)
  const changed = new Map<LinxItem, LinxItem>()
  for (const item of newer) {
    const key = itemKey(item)
    const old = items[indexOf(key) ?? -1]
    if (!old || REACTION_FIELDS.every((field) => old[field] === item[field])) continue
    const { commentCount, likeCount, hasUserLiked } = item
    changed.set(old, { ...old, commentCount, likeCount, hasUserLiked })
    const known = reactionStore.getState()[key]
    if (commentCount > Math.max(old.commentCount, known?.comments ?? 0))
      void client.invalidateQueries({ queryKey: detailsKey(item, 'comments') })
    if (likeCount > Math.max(old.likeCount, known?.likes ?? 0))
      void client.invalidateQueries({ queryKey: detailsKey(item, 'likes') })
  }
  if (changed.size === 0) return
  const pages = feed.pages.map((page) =>
    page.items.some((item) => changed.has(item))
      ? { ...page, items: page.items.map((item) => changed.get(item) ?? item) }
      : page,
  )
  client.setQueryData(queryKey, { ...feed, pages })
}

/** The first entry on and around the screen that a newer first page does not have. */
function firstShown(shown: readonly LinxItem[], head: LinxPage | undefined): LinxItem | undefined {
  const inHead = new Set(head?.items.map(itemKey))
  return renderedEntries()
    .map((row) => shown[Number(row.ariaPosInSet) - 1])
    .find((item) => item && !inHead.has(itemKey(item)))
}

/** Updates the counts of the entries on the screen if they are further down than the newest page. */
async function refreshShownCounts(
  client: QueryClient,
  { view, userId, shown }: Pick<Shown, 'view' | 'userId' | 'shown'>,
): Promise<void> {
  const first = firstShown(shown, client.getQueryData(linx.head(view).queryKey))
  const { items, indexOf } = mergePages(client.getQueryData(linx.feed(view).queryKey)?.pages ?? [])
  const above = items[(first ? (indexOf(itemKey(first)) ?? 0) : 0) - 1]
  if (!above) return
  const olderThan = above.activityDate
  const page = await fetchPage({ view, userId, client, isShown: true, olderThan })
  updateReactionCounts(client, view, page.items)
}

/** A view older than this is checked for new items on arrival. */
const STALE_MS = 30_000

/** The entries that have arrived above those shown. */
export type Arrivals = {
  count: number
  /** The key of the newest new item. */
  newest: string | undefined
  show: () => void
}

/** Calls `check` when Linx may have changed: at once in a visible tab, once when a hidden one becomes visible. */
export function useLinxUpdates(check: () => void): void {
  const wasMissed = useRef(false)
  const onUpdate = () => {
    wasMissed.current = !browserVisibility.isVisible()
    if (!wasMissed.current) check()
  }
  useHubEvent('ReceiveLinxUpdate', onUpdate)
  useHubEvent('resync', onUpdate)
  const checkIfMissed = useEffectEvent(
    (visible: boolean) => visible && wasMissed.current && onUpdate(),
  )
  useEffect(() => browserVisibility.listen((visible) => checkIfMissed(visible)), [])
}

type Shown = {
  view: LinxView
  userId: number
  feed: LinxFeed
  /** The rows of the list, each by its first entry. */
  shown: readonly LinxItem[]
  /** The golfer came to the top of the view, so what has arrived is shown at once. */
  toTop: boolean
}

/**
 * How many items have arrived above those shown, and a function that shows them. Until it is called nothing on the screen
 * moves; only the counts of comments and Woohoos are updated. A link to the top of the view shows them at once, as does
 * pressing the link of the current view.
 */
export function useArrivals({ view, userId, feed, shown, toTop }: Shown): Arrivals {
  const client = useQueryClient()
  const navigationType = useNavigationType()
  const { key } = useLocation()
  const { data: head } = useQuery(linx.head(view, userId))
  useLinxUpdates(() => {
    refreshHead(client, view)
      .then(() => refreshShownCounts(client, { view, userId, shown }))
      .catch(() => {}) // the next event tries again
  })

  useEffect(() => {
    if (head) updateReactionCounts(client, view, head.items)
  }, [client, view, head, feed])

  // On mount only, since neither changes afterwards; later items wait for a press.
  useLayoutEffect(() => {
    if (toTop) void showArrivals(client, view)
  }, [toTop, client, view])

  // A private golfer has just approved a request, so that rounds appear where nothing can move; or one has just turned private.
  const [headAtMount] = useState(head)
  const isEmpty = feed.pages.every(isEmptyPage)
  const hasPrivacyChanged =
    viewedUser(view) !== undefined &&
    head !== undefined &&
    isEmpty !== isEmptyPage(head) &&
    (isEmpty || head !== headAtMount)
  useLayoutEffect(() => {
    if (hasPrivacyChanged) void showArrivals(client, view)
  }, [hasPrivacyChanged, client, view])

  const previousKey = useRef(key)
  useEffect(() => {
    if (previousKey.current === key) return
    previousKey.current = key
    if (navigationType !== NavigationType.Pop) void showArrivals(client, view)
  }, [navigationType, client, key, view])

  useEffect(() => {
    const cachedHead = client.getQueryCache().find({ queryKey: linx.head(view).queryKey })
    if (cachedHead?.state.data && cachedHead.isStaleByTime(STALE_MS)) void refreshHead(client, view)
  }, [client, view])

  return {
    count: head ? countArrivals(feed, head) : 0,
    newest: head?.items[0] && itemKey(head.items[0]),
    show: () => void showArrivals(client, view),
  }
}
