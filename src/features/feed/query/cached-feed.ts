import type { QueryClient } from '@tanstack/react-query'
import { isUnanswered } from '~/api/errors'
import { RETRY_DELAY_MS, MAX_RETRIES } from '~/api/timeouts-and-retries'
import { sessionEnd } from '~/api/session-end'
import type { LinxView } from '~/domain/feed/linx-view'
import { realTimers } from '~/lib/timers'
import { FEED } from '~/offline/ages'
import { cachedAnswer } from '~/offline/cache'
import { onReconnect } from '~/offline/on-reconnect'
import { browserConnection } from '~/platform/connection'

/** The views that are cached for an offline start. */
const CACHED_VIEWS: ReadonlySet<LinxView> = new Set<LinxView>(['Following', 'My Linx'])

let stopWaiting: (() => void) | undefined
let repeats = 0

/** The shown feed is stale: reload it when the network is back. A single failure is retried (R5). */
function refreshOnReconnect(client: QueryClient): void {
  if (stopWaiting) return
  const refresh = () => {
    stopWaiting?.()
    void client.refetchQueries({ queryKey: ['linx'], type: 'active' })
  }
  const stopListening = onReconnect(refresh)
  const repeat = browserConnection.isOnline() && repeats++ < MAX_RETRIES
  const stopRepeat = repeat ? realTimers.after(RETRY_DELAY_MS, refresh) : undefined
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
}

/**
 * The first page of a view. If there is no response, the cached one is used as it was received, so that it passes the
 * same decoders; its age is shown. Rejects like `request` when nothing is cached.
 */
export async function cachedFirstPage(
  view: LinxView,
  { client, request, isShown }: Parts,
): Promise<unknown> {
  if (!CACHED_VIEWS.has(view)) return request()
  const load = async () => {
    const json = await request()
    repeats = 0
    return json
  }
  return cachedAnswer(`linx/${view}`, load, {
    ageName: FEED,
    shouldUseCache: (error) => !browserConnection.isOnline() || (!isShown && isUnanswered(error)),
    onCached: () => refreshOnReconnect(client),
  })
}
