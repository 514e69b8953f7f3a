import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeLinxPage } from '~/api/decode/linx'
import type { LinxItem, LinxPage } from '~/api/types'
import { unwrapPage } from '~/api/unwrap-list'
import type { LinxView } from '~/domain/linx-view'
import { feedAge } from './feed-age'
import { cachedFirstPage } from './cached-feed'
import { readingPosition } from './reading-position'
import { addArrivals, feedItems, nextCursor, type Cursor } from './feed-pages'

/** Items a page. */
export const LINX_PAGE_SIZE = 25

export type LinxFeed = InfiniteData<LinxPage, Cursor>

type PageRequest = {
  view: LinxView
  userId: number | undefined
  client: QueryClient
  /** The view is on the screen already. */
  isShown: boolean
  olderThan?: Cursor
  signal?: AbortSignal
}

const fetchPage = async (page: PageRequest): Promise<LinxPage> =>
  decodeLinxPage(
    page.olderThan === undefined
      ? await cachedFirstPage(page.view, { ...page, request: () => requestPage(page) })
      : await requestPage(page),
  )

async function requestPage({ view, userId, olderThan, signal }: PageRequest): Promise<unknown> {
  const query = { view, pageSize: LINX_PAGE_SIZE, ...(view === 'My Linx' && { userId }), olderThan }
  return unwrapPage(await api.GET('/api/linx', { params: { query }, ...(signal && { signal }) }))
}

/** So soon after the feed was loaded, its first page still is the newest there is. */
const JUST_LOADED_MS = 5000

const isEmptyPage = ({ items }: LinxPage): boolean => items.length === 0

/**
 * The feed queries; loader, component and test use the same object. `userId` is the signed-in golfer's and is sent with My
 * Linx only.
 */
export const linx = {
  feeds: () => ['linx', 'feed'] as const,

  /**
   * A view, page after page. It never loads again by itself: that would move the reader. What is new is fetched as `head`
   * and put on top when the golfer wants it.
   */
  feed: (view: LinxView, userId?: number) =>
    infiniteQueryOptions<LinxPage, Error, LinxFeed, readonly string[], Cursor>({
      queryKey: [...linx.feeds(), view],
      queryFn: ({ pageParam, signal, client }) =>
        fetchPage({ view, userId, client, isShown: false, olderThan: pageParam, signal }),
      initialPageParam: undefined,
      getNextPageParam: (_page, pages, _param, params) => nextCursor(pages, params),
      // An empty one is looked at again: whom one follows may have changed meanwhile.
      staleTime: ({ state }) => (state.data?.pages.every(isEmptyPage) ? 0 : Infinity),
      gcTime: 30 * 60_000, // a view keeps its place for a while
      structuralSharing: false, // comparing thousands of items costs more than drawing the few on the screen
    }),

  /** The newest page of a view, apart from what the feed shows: for the badge and the count of what has arrived. */
  head: (view: LinxView, userId?: number) =>
    queryOptions({
      queryKey: ['linx', 'head', view],
      staleTime: Infinity, // the hub says when to look again
      gcTime: 30 * 60_000,
      retry: false, // the feed's own load has its repeats; a look that failed waits for the next hint
      queryFn: async ({ client, signal }): Promise<LinxPage> => {
        const feed = linx.feed(view, userId)
        const cached = client.getQueryCache().find({ queryKey: feed.queryKey })
        const [first] = client.getQueryData(feed.queryKey)?.pages ?? []
        const hasHead = client.getQueryData(linx.head(view).queryKey) !== undefined
        if (first && !hasHead && !cached?.isStaleByTime(JUST_LOADED_MS)) return first
        if (first) return fetchPage({ view, userId, client, isShown: true, signal })
        if (cached?.state.error) throw cached.state.error // it is asked for again by the golfer (R16)
        // The feed's first page is the newest there is; one request serves both.
        const { pages } = await client.fetchInfiniteQuery(feed)
        return pages[0] ?? { items: [], hasMore: false, oldestActivityDate: null }
      },
    }),
}

/** Starts a view's load, down to what was being read before a reload. Nothing for a view that is known already. */
export function prefetchFeed(client: QueryClient, view: LinxView, userId?: number): void {
  const feed = linx.feed(view, userId)
  if (client.getQueryState(feed.queryKey)) return
  void client.prefetchInfiniteQuery({
    ...feed,
    pages: readingPosition.pages(view),
    // Below a stored page nothing is asked for: what cannot be loaded now would cost what is there.
    getNextPageParam: (_page, pages, _param, params) =>
      feedAge.since() === undefined ? nextCursor(pages, params) : undefined,
  })
}

/** Looks for what is new in a view. Several who ask at once share one request. */
export const refreshHead = (client: QueryClient, view: LinxView): Promise<void> =>
  client.refetchQueries({ queryKey: linx.head(view).queryKey }, { cancelRefetch: false })

/** Puts what has arrived on top of a view. */
export function showArrivals(client: QueryClient, view: LinxView): void {
  const head = client.getQueryData(linx.head(view).queryKey)
  if (head) client.setQueryData(linx.feed(view).queryKey, (feed) => feed && addArrivals(feed, head))
}

/** The items of a view that are loaded already, without asking for any. */
export function loadedItems(client: QueryClient, view: LinxView): readonly LinxItem[] {
  const feed = client.getQueryData(linx.feed(view).queryKey)
  return feed ? feedItems(feed.pages) : []
}

/** The golfer has posted: every view starts again from its newest page. */
export async function reloadFeeds(client: QueryClient): Promise<void> {
  await client.resetQueries({ queryKey: ['linx'] })
}
