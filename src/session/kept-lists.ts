import { ApiError } from '~/api/errors'
import { REPEATS } from '~/api/repeats'
import { sessionEnd } from '~/api/session-end'
import { createListeners } from '~/lib/listeners'
import { browserConnection } from '~/platform/connection'
import { keptAnswers, type KeptAnswer } from '~/platform/kept-answers'
import { session } from './session'

/** A longer answer (characters of JSON) is not kept: some thousands of golfers fit. */
const LONGEST = 500_000

const changes = createListeners()
const ages = new Map<string, number>()

function setAge(name: string, at: number | undefined): void {
  if (ages.get(name) === at) return
  if (at === undefined) ages.delete(name)
  else ages.set(name, at)
  changes.tell()
}

sessionEnd.add(() => {
  ages.clear()
  changes.tell()
})

/** When a list was loaded that is shown from an earlier start, epoch milliseconds; undefined for a fresh one. */
export const keptAges = {
  subscribe: changes.add,
  of: (name: string): number | undefined => ages.get(name),
}

/** The golfer signed in, once it is known who that is. */
async function golfer(): Promise<number | undefined> {
  const state = await session.start()
  return state.status === 'signed-in' ? state.user.us_id : undefined
}

async function keep(name: string, json: unknown): Promise<void> {
  const userId = await golfer()
  if (userId !== undefined && JSON.stringify(json).length <= LONGEST)
    await keptAnswers.put(userId, name, json)
}

async function found(name: string): Promise<KeptAnswer | undefined> {
  const userId = await golfer()
  return userId === undefined ? undefined : keptAnswers.get(userId, name)
}

/** What the cache says of a list's query. */
type QueryState = { data: unknown; fetchFailureCount: number } | undefined

/** Whether the answer of last time is wanted: nothing was heard of the host, nor will be soon, and nothing newer is shown. */
function isLost(error: unknown, state: QueryState): boolean {
  const silent = error instanceof ApiError && error.status === 0
  const repeated = (state?.fetchFailureCount ?? 0) >= REPEATS
  return silent && state?.data === undefined && (repeated || !browserConnection.online())
}

/**
 * A list of the golfer's own, kept for a start without signal: where nothing is heard of the host, the answer of last time
 * as it came, so that it passes the same decoders again. Rejects as `ask` does when that is not wanted or nothing was kept.
 */
export async function keptList(
  name: string,
  state: QueryState,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  try {
    const json = await ask()
    setAge(name, undefined)
    void keep(name, json)
    return json
  } catch (error) {
    const kept = isLost(error, state) ? await found(name) : undefined
    if (!kept) throw error
    setAge(name, kept.at)
    return kept.json
  }
}
