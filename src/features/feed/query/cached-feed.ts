import type { QueryClient } from '@tanstack/react-query'
import { isUnanswered } from '~/api/errors'
import { RETRY_DELAY_MS, MAX_RETRIES } from '~/api/retries'
import { sessionEnd } from '~/api/session-end'
import type { LinxView } from '~/domain/feed/linx-view'
import { firstScreen } from '~/lib/first-screen'
import { realTimers } from '~/lib/timers'
import { browserConnection } from '~/platform/connection'
import { onReconnect } from '~/offline/on-reconnect'
import { feedAge } from './feed-age'

/** The views that are cached for an offline start. */
const CACHED_VIEWS: ReadonlySet<LinxView> = new Set<LinxView>(['Following', 'My Linx'])

/** Loaded on demand: needed only after a response or without one. */
const answerCache = async () => (await import('~/offline/own-cached-answers')).ownCachedAnswers

const nameOf = (view: LinxView): string => `linx/${view}`

async function save(view: LinxView, json: unknown): Promise<void> {
  await firstScreen.whenShown()
  await (await answerCache()).put(nameOf(view), json)
}

const found = async (view: LinxView) => (await answerCache()).get(nameOf(view))

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
  try {
    const json = await request()
    feedAge.setState(undefined)
    repeats = 0
    save(view, json).catch(() => {}) // Failures are ignored: the feed works without the cache.
    return json
  } catch (error) {
    if (browserConnection.isOnline() && (isShown || !isUnanswered(error))) throw error
    const cached = await found(view).catch(() => undefined)
    if (!cached) throw error
    feedAge.setState(cached.at)
    refreshOnReconnect(client)
    return cached.json
  }
}
