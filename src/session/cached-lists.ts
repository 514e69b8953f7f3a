import { isUnanswered } from '~/api/errors'
import { MAX_RETRIES } from '~/api/retries'
import { sessionEnd } from '~/api/session-end'
import { createListeners } from '~/lib/listeners'
import { browserConnection } from '~/platform/connection'
import { ownCachedAnswers } from './own-cached-answers'

const changes = createListeners()
const ages = new Map<string, number>()

function setAge(name: string, at: number | undefined): void {
  if (ages.get(name) === at) return
  if (at === undefined) ages.delete(name)
  else ages.set(name, at)
  changes.notify()
}

sessionEnd.add(() => {
  ages.clear()
  changes.notify()
})

/** When a list was loaded that is shown from an earlier start, epoch milliseconds; undefined for a fresh one. */
export const cachedListAges = {
  subscribe: changes.add,
  of: (name: string): number | undefined => ages.get(name),
}

/** What the cache says of a list's query. */
type QueryState = { data: unknown; fetchFailureCount: number } | undefined

/** Whether the answer of last time is wanted: nothing was heard of the host, nor will be soon, and nothing newer is shown. */
function shouldUseCache(error: unknown, state: QueryState): boolean {
  const isRetryExhausted = (state?.fetchFailureCount ?? 0) >= MAX_RETRIES
  return (
    isUnanswered(error) &&
    state?.data === undefined &&
    (isRetryExhausted || !browserConnection.isOnline())
  )
}

/**
 * A list of the golfer's own, kept for a start without signal: where nothing is heard of the host, the answer of last time
 * as it came, so that it passes the same decoders again. Rejects as `ask` does when that is not wanted or nothing was kept.
 */
export async function cachedList(
  name: string,
  state: QueryState,
  request: () => Promise<unknown>,
): Promise<unknown> {
  try {
    const json = await request()
    setAge(name, undefined)
    void ownCachedAnswers.put(name, json)
    return json
  } catch (error) {
    const cached = shouldUseCache(error, state) ? await ownCachedAnswers.get(name) : undefined
    if (!cached) throw error
    setAge(name, cached.at)
    return cached.json
  }
}
