import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeLinxPage } from '~/api/decode/linx'
import type { LinxItem, LinxPage } from '~/api/types'
import { unwrapPage } from '~/api/unwrap-list'
import { firstPageQuery } from '~/domain/feed/first-page'
import { viewedUser, type LinxView } from '~/domain/feed/linx-view'
import {
  cachedAges,
  feedAge,
  FEED_AGE,
  networkFirst,
  onReconnect,
  type LateResponseHandler,
} from '~/offline/cache'
import { readingPosition } from '../scroll/reading-position'
import { asRoundOf, feedItems, nextCursor, type Cursor } from './feed-pages'
import { isHostMissing } from '~/api/errors'
import { RETRY_DELAY_MS, MAX_RETRIES } from '~/api/timeouts-and-retries'
import { sessionEnd } from '~/api/events'
import { realTimers } from '~/lib/timers'
import { isOnline } from '~/lib/online'

/** The views that are cached for an offline start. */
const CACHED_VIEWS: ReadonlySet<LinxView> = new Set<LinxView>(['Following', 'My Linx'])

/** No feed has been requested in this session. Only the first request shows the cached feed while it waits for a slow host. */
let isFirstRequest = true
sessionEnd.add(() => (isFirstRequest = true))

let stopWaiting: (() => void) | undefined
/** The number of automatic reloads since the last success, at most `MAX_RETRIES` (R5). */
let reloads = 0

/** The view of a query of a feed or of its newest page. */
const viewOf = ({ queryKey }: Query): unknown => queryKey.at(-1)

/**
 * The views that are being reloaded because the hub has connected. A check of their newest page is answered with them, if it
 * follows without a pause, as the hub's `resync` does.
 */
let justReloaded: ReadonlySet<unknown> = new Set()

/** Reloads the stale feed on the screen when the network is back, and if the browser is online after a delay (R5). */
function refreshOnReconnect(client: QueryClient): void {
  if (stopWaiting) return
  const refresh = async () => {
    stopWaiting?.()
    // Further down the shown feed stays where the golfer reads; what its newest page adds is offered.
    const isAtTop = window.scrollY === 0
    // At the top, the first page of a shown feed is also its newest one, which is not requested a second time.
    const feeds = client.getQueryCache().findAll({ queryKey: linx.feeds(), type: 'active' })
    const reloaded = new Set(isAtTop ? feeds.map(viewOf) : [])
    const predicate = (query: Query) =>
      query.queryKey[1] === 'feed' ? isAtTop : !reloaded.has(viewOf(query))
    justReloaded = reloaded
    queueMicrotask(() => (justReloaded = new Set()))
    await client.refetchQueries({ queryKey: ['linx'], type: 'active', predicate })
    if (feedAge(cachedAges.getState()) !== undefined) refreshOnReconnect(client)
  }
  const stopListening = onReconnect(() => void refresh())
  const repeat = isOnline() && reloads++ < MAX_RETRIES
  const stopRepeat = repeat ? realTimers.after(RETRY_DELAY_MS, () => void refresh()) : undefined
  stopWaiting = () => {
    stopWaiting = undefined
    stopListening()
    stopRepeat?.()
  }
}

sessionEnd.add(() => stopWaiting?.())

/** The inputs of a view's first page. */
type Parts = {
  client: QueryClient
  request: () => Promise<unknown>
  /** Newer data than the cached feed is on the screen already. */
  isShown: boolean
  userId: number | undefined
  onCached?: (() => void) | undefined
}

/**
 * The first page of a view. If there is no response, resolves with the cached one as it was received, so that it passes the
 * same decoders; its age is shown. Rejects like `request` if nothing is cached.
 */
async function cachedFirstPage(
  view: LinxView,
  { client, request, isShown, userId, onCached }: Parts,
): Promise<unknown> {
  if (!CACHED_VIEWS.has(view)) return request()
  const load = async () => {
    const json = await request()
    reloads = 0
    return json
  }
  const isFirst = isFirstRequest
  isFirstRequest = false
  return networkFirst(`linx/${view}`, load, {
    ageName: FEED_AGE,
    shouldUseCache: (error) => !isOnline() || (!isShown && isHostMissing(error)),
    onCached: (host) => {
      onCached?.()
      if (host === 'missing') refreshOnReconnect(client)
    },
    lateHandler: isFirst && !isShown ? lateFirstPage(client, view, userId) : undefined,
  })
}

/**
 * What to do with a first page that arrives after the cached one is shown. It replaces the cached one if the golfer has not
 * touched the feed yet; else it is stored as the newest page, whose new items are offered like any others. If a newer page
 * arrived before it, that one is used instead.
 */
function lateFirstPage(
  client: QueryClient,
  view: LinxView,
  userId: number | undefined,
): LateResponseHandler | undefined {
  if (readingPosition.pages(view) > 1) return undefined // the golfer was further down, and only the first page is cached
  const { queryKey } = linx.feed(view, userId)
  const head = linx.head(view, userId)
  const find = () => client.getQueryCache().find({ queryKey })
  const query = find()
  return {
    isWanted: () => find() === query && query?.state.dataUpdateCount === 1,
    show(json) {
      const newest = client.getQueryData(head.queryKey)
      const isNewer = newest && newest !== client.getQueryData(queryKey)?.pages[0]
      const page = isNewer ? newest : decodePage(json, view, userId)
      const isTouched = window.scrollY > 0 || navigator.userActivation.hasBeenActive
      if (!isTouched) client.setQueryData(queryKey, { pages: [page], pageParams: [undefined] })
      client.setQueryData(head.queryKey, page)
    },
  }
}

/** The loaded pages of a view, as the query cache has them. */
export type LinxFeed = InfiniteData<LinxPage, Cursor>

type PageRequest = {
  view: LinxView
  userId: number | undefined
  client: QueryClient
  /** The view is on the screen already. */
  isShown: boolean
  olderThan?: Cursor
  signal?: AbortSignal
  /** Called if the first page is the one stored on the device. */
  onCached?: () => void
}

/** Loads a page of a view. */
export const fetchPage = async (page: PageRequest): Promise<LinxPage> =>
  decodePage(
    page.olderThan === undefined
      ? await cachedFirstPage(page.view, { ...page, request: () => requestPage(page) })
      : await requestPage(page),
    page.view,
    page.userId,
  )

/** In the Linx of one golfer, each group round is shown as theirs. */
function decodePage(json: unknown, view: LinxView, userId: number | undefined): LinxPage {
  const page = decodeLinxPage(json)
  const golfer = view === 'My Linx' ? userId : viewedUser(view)
  return { ...page, items: page.items.map((item) => asRoundOf(golfer, item)) }
}

async function requestPage({ view, userId, olderThan, signal }: PageRequest): Promise<unknown> {
  const query = { ...firstPageQuery(view, userId), olderThan }
  return unwrapPage(await api.GET('/api/linx', { params: { query }, ...(signal && { signal }) }))
}

/** Within this time after loading, the feed's first page still counts as the newest one. */
const JUST_LOADED_MS = 5000

/** Whether a page of the feed has no entries. */
export const isEmptyPage = ({ items }: LinxPage): boolean => items.length === 0

/**
 * The feed queries; loader, component and test use the same object. `userId` is the signed-in golfer's and is sent with My
 * Linx only.
 */
export const linx = {
  feeds: () => ['linx', 'feed'] as const,

  /**
   * A view, page by page. It never reloads by itself, which would move the reader. New items are loaded as `head` and
   * merged when the golfer asks for them.
   */
  feed: (view: LinxView, userId?: number) =>
    infiniteQueryOptions<LinxPage, Error, LinxFeed, readonly string[], Cursor>({
      queryKey: [...linx.feeds(), view],
      queryFn: async ({ pageParam, signal, client }) => {
        let isStored = false
        const onCached = () => void (isStored = true)
        const request = { view, userId, client, isShown: false, olderThan: pageParam, signal }
        const page = await fetchPage({ ...request, onCached })
        // An older `head`, such as an empty one, would remove what has loaded now.
        if (pageParam === undefined && !isStored)
          client.setQueryData(linx.head(view).queryKey, (head) => head && page)
        return page
      },
      initialPageParam: undefined,
      getNextPageParam: (_page, pages, _param, params) => nextCursor(pages, params),
      // An empty feed is stale at once: the golfer may follow someone new by now.
      staleTime: ({ state }) => (state.data?.pages.every(isEmptyPage) ? 0 : Infinity),
      gcTime: 30 * 60_000, // a view keeps its data for a while
      structuralSharing: false, // comparing thousands of items costs more than rendering the few on the screen
    }),

  /** The newest page of a view, separate from the shown feed: for the badge and the count of new items. */
  head: (view: LinxView, userId?: number) =>
    queryOptions({
      queryKey: ['linx', 'head', view],
      staleTime: Infinity, // the hub announces changes
      gcTime: 30 * 60_000,
      retry: false, // the feed's own query retries; a failed check waits for the next hub event
      queryFn: async ({ client, signal }): Promise<LinxPage> => {
        const feed = linx.feed(view, userId)
        const cached = client.getQueryCache().find({ queryKey: feed.queryKey })
        const [first] = client.getQueryData(feed.queryKey)?.pages ?? []
        const hasHead = client.getQueryData(linx.head(view).queryKey) !== undefined
        if (first && !hasHead && !cached?.isStaleByTime(JUST_LOADED_MS)) return first
        if (first) return fetchPage({ view, userId, client, isShown: true, signal })
        if (cached?.state.error) throw cached.state.error // the golfer retries it (R16)
        // The feed's first page is also the newest one, so one request serves both.
        const { pages } = await client.fetchInfiniteQuery(feed)
        return pages[0] ?? { items: [], hasMore: false, oldestActivityDate: null }
      },
    }),
}

/** The pages down to the reading position have been requested. */
let hasRestored = false

/** Loads a view, down to the reading position before a reload or Back, unless the cache has it that far. Never rejects. */
export async function prefetchFeed(
  client: QueryClient,
  view: LinxView,
  userId?: number,
): Promise<void> {
  const feed = linx.feed(view, userId)
  const wanted = readingPosition.pages(view)
  // Another screen may have loaded only the first page, for its badge. The last wanted page is for new items: it may be missing.
  const loaded = client.getQueryData(feed.queryKey)?.pages.length ?? wanted
  const isFromHost = feedAge(cachedAges.getState()) === undefined
  if (loaded < wanted - 1 && isFromHost && !hasRestored)
    client.removeQueries({ queryKey: feed.queryKey, exact: true })
  // That request may still be running; its callers then get the pages requested below.
  if (wanted > 1 && !hasRestored)
    void client.cancelQueries(
      { queryKey: feed.queryKey, exact: true },
      { silent: true, revert: false },
    )
  hasRestored ||= wanted > 1
  const state = client.getQueryState(feed.queryKey)
  // A view that is still loading is awaited below, since the loaders run again as soon as the golfer is known.
  if (state && (state.status !== 'pending' || state.fetchStatus === 'idle')) return
  await client.prefetchInfiniteQuery({
    ...feed,
    pages: wanted,
    // After a cached first page no further page is requested: a failure would discard what is shown.
    getNextPageParam: (_page, pages, _param, params) =>
      feedAge(cachedAges.getState()) === undefined ? nextCursor(pages, params) : undefined,
  })
}

/** Checks a view for new items. Simultaneous callers share one request. */
export const refreshHead = (client: QueryClient, view: LinxView): Promise<void> =>
  client.refetchQueries(
    { queryKey: linx.head(view).queryKey, predicate: (query) => !justReloaded.has(viewOf(query)) },
    { cancelRefetch: false },
  )

/** Removes a view that could not be loaded, so that it is loaded again; keeps one that is on the screen, with its failure. */
export const removeFailedFeed = (client: QueryClient, view: LinxView): void =>
  client.removeQueries({
    queryKey: linx.feed(view).queryKey,
    type: 'inactive',
    predicate: ({ state }) => state.status === 'error' && state.data === undefined,
  })

/** The loaded items of a view; sends no request. */
export function loadedItems(client: QueryClient, view: LinxView): readonly LinxItem[] {
  const feed = client.getQueryData(linx.feed(view).queryKey)
  return feed ? feedItems(feed.pages) : []
}
