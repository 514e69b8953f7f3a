import { isHostMissing } from '~/api/errors'
import { sessionEnd } from '~/api/events'
import { firstScreen } from '~/lib/first-screen'
import { session } from '~/session/session'
import { CACHE_FALLBACK_DELAY_MS } from '~/api/timeouts-and-retries'
import { realTimers, wait } from '~/lib/timers'
import type { CachedResponse, OwnCache } from './database'
import { browserConnection } from '~/platform/connection'
import { hubEvents } from '~/realtime/hub-events'
import { createStore } from 'zustand/vanilla'

type Ages = Readonly<Record<string, number | undefined>>

/** When each response that is shown from the cache was loaded, in epoch milliseconds; undefined for a fresh one. */
export const cachedAges = createStore<Ages>(() => ({}))

/** The name of the feed's age in `cachedAges`; all its views share it. */
export const FEED_AGE = 'linx'

/** When the shown feed was loaded, if it is a cached one. */
export const feedAge = (ages: Ages): number | undefined => ages[FEED_AGE]

sessionEnd.add(() => cachedAges.setState({}, true))

/**
 * Calls the listener each time the network is back: the browser reports it, or the hub connects, since a browser that
 * missed the loss also misses the reconnect. Returns an unsubscribe function.
 */
export function onReconnect(listener: () => unknown): () => void {
  const stopListening = browserConnection.listen((online) => online && listener())
  const stopHub = hubEvents.on('connected', listener)
  return () => {
    stopListening()
    stopHub()
  }
}

/** Loads a cache on demand: it is needed only after a response, or without one. */
export type LoadCache = () => Promise<OwnCache>

/** The number of sessions that have ended in this tab. */
let endedSessions = 0
sessionEnd.add(() => (endedSessions += 1))

const loadResponses: LoadCache = async () => (await import('./database')).ownResponses

/** Handles a response that arrives after the cached one was returned. */
export type LateResponseHandler = {
  /** Whether the cached one is still what is shown. */
  isWanted(): boolean
  show(json: unknown): void
}

type Options = {
  /** Where the response is cached. */
  load?: LoadCache
  /** Responses with the same `ageName` share an age; it is the response's name by default. */
  ageName?: string
  /** Whether a failed request is replaced by the cached response; by default, if nothing of the host arrived. */
  shouldUseCache?: (error: unknown) => boolean
  /** Called when the cached response is used: the host is missing, or so slow that it is shown meanwhile. */
  onCached?: (host: 'missing' | 'slow') => void
  /**
   * If set, the cached response is returned after `CACHE_FALLBACK_DELAY_MS` without a response; otherwise the response is awaited.
   */
  lateHandler?: LateResponseHandler | undefined
}

/**
 * Network first: returns the host's response, or without one the last response that was stored. It is stored as received, so
 * that it passes the same decoders again (R8). Rejects as `request` does when nothing is cached. A response whose session ends before it is
 * stored is dropped, since the next golfer may have signed in meanwhile (R10).
 */
export async function networkFirst(
  name: string,
  request: () => Promise<unknown>,
  {
    load = loadResponses,
    ageName = name,
    shouldUseCache = isHostMissing,
    onCached,
    lateHandler,
  }: Options = {},
): Promise<unknown> {
  const requestedIn = endedSessions
  const isCurrent = () => requestedIn === endedSessions
  let isDone = false
  const readCached = () =>
    load()
      .then((cache) => cache.get(name))
      .catch(() => undefined)
  // On a page from the service worker, the cache's code is already on the device, so the cache is read during the request.
  const earlyRead =
    lateHandler && globalThis.navigator?.serviceWorker?.controller ? readCached() : undefined
  const useCached = ({ at }: CachedResponse) => {
    cachedAges.setState({ [ageName]: at })
    onCached?.('missing')
  }
  const response = request()
    .then((json) => {
      cachedAges.setState({ [ageName]: undefined })
      firstScreen
        .whenShown()
        .then(session.start)
        .then(load)
        .then((cache) => (isCurrent() ? cache.put(name, json) : undefined))
        .catch(() => {}) // the cache is optional
      return json
    })
    .finally(() => (isDone = true))

  /** The cached response while the host is slow; its age is shown when the request fails. */
  async function cachedWhileWaiting({ isWanted, show }: LateResponseHandler): Promise<unknown> {
    await wait(realTimers, CACHE_FALLBACK_DELAY_MS)
    const cached = isDone ? undefined : await (earlyRead ?? readCached())
    if (!cached || isDone || !isCurrent()) return response
    response
      .then((json) => isCurrent() && isWanted() && show(json))
      .catch(() => isCurrent() && isWanted() && useCached(cached))
    onCached?.('slow')
    return cached.json
  }

  try {
    return await (lateHandler
      ? Promise.race([response, cachedWhileWaiting(lateHandler)])
      : response)
  } catch (error) {
    const cached = shouldUseCache(error) && (await (earlyRead ?? readCached()))
    if (!cached || !isCurrent()) throw error
    useCached(cached)
    return cached.json
  }
}
