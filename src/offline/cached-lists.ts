import { createStore } from 'zustand/vanilla'
import { isUnanswered } from '~/api/errors'
import { MAX_RETRIES } from '~/api/retries'
import { sessionEnd } from '~/api/session-end'
import { browserConnection } from '~/platform/connection'
import { ownCachedAnswers } from './own-cached-answers'

type Ages = Readonly<Record<string, number | undefined>>

/** When each list that is shown from the cache was loaded, in epoch milliseconds, by its name; undefined for a fresh list. */
export const cachedListAges = createStore<Ages>(() => ({}))

sessionEnd.add(() => cachedListAges.setState({}, true))

/** The query cache's state of a list. */
type QueryState = { data: unknown; fetchFailureCount: number } | undefined

/** Whether to use the cached response: the host does not respond, retries are over, and nothing newer is shown. */
function shouldUseCache(error: unknown, state: QueryState): boolean {
  const isRetryExhausted = (state?.fetchFailureCount ?? 0) >= MAX_RETRIES
  return (
    isUnanswered(error) &&
    state?.data === undefined &&
    (isRetryExhausted || !browserConnection.isOnline())
  )
}

/**
 * A list of the golfer's own, cached for a start without signal: when the host does not respond, the last response, undecoded,
 * so that it passes the same decoders again. Otherwise, or when nothing is cached, it rejects as `request` does.
 */
export async function cachedList(
  name: string,
  state: QueryState,
  request: () => Promise<unknown>,
): Promise<unknown> {
  try {
    const json = await request()
    cachedListAges.setState({ [name]: undefined })
    void ownCachedAnswers.put(name, json)
    return json
  } catch (error) {
    const cached = shouldUseCache(error, state) ? await ownCachedAnswers.get(name) : undefined
    if (!cached) throw error
    cachedListAges.setState({ [name]: cached.at })
    return cached.json
  }
}
