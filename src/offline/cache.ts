import { isUnanswered } from '~/api/errors'
import { firstScreen } from '~/lib/first-screen'
import { cachedAges } from './ages'
import type { OwnCache } from './database'

/** Loads a cache on demand: it is needed only after a response, or without one. */
export type LoadCache = () => Promise<OwnCache>

const loadAnswers: LoadCache = async () => (await import('./database')).ownAnswers

type Options = {
  /** Where the response is cached. */
  load?: LoadCache
  /** Responses with the same one share an age; the name by default. */
  ageName?: string
  /** Whether a failed request is replaced by the cached response; by default, if the host did not respond. */
  shouldUseCache?: (error: unknown) => boolean
  /** Called when the cached response is used. */
  onCached?: () => void
}

/**
 * A response of the host, cached for a start without signal. Without a response, the last one is returned as it was received,
 * so that it passes the same decoders again (R8). Rejects as `request` does when nothing is cached.
 */
export async function cachedAnswer(
  name: string,
  request: () => Promise<unknown>,
  { load = loadAnswers, ageName = name, shouldUseCache = isUnanswered, onCached }: Options = {},
): Promise<unknown> {
  try {
    const json = await request()
    cachedAges.setState({ [ageName]: undefined })
    firstScreen
      .whenShown()
      .then(load)
      .then((cache) => cache.put(name, json))
      .catch(() => {}) // the cache is optional
    return json
  } catch (error) {
    const cached =
      shouldUseCache(error) &&
      (await load()
        .then((cache) => cache.get(name))
        .catch(() => undefined))
    if (!cached) throw error
    cachedAges.setState({ [ageName]: cached.at })
    onCached?.()
    return cached.json
  }
}
