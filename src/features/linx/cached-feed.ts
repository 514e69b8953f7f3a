import type { QueryClient } from '@tanstack/react-query'
import { isUnanswered } from '~/api/errors'
import { REPEAT_DELAY_MS, REPEATS } from '~/api/repeats'
import { sessionEnd } from '~/api/session-end'
import type { LinxView } from '~/domain/linx-view'
import { firstScreen } from '~/lib/first-screen'
import { realTimers } from '~/lib/timers'
import { browserConnection } from '~/platform/connection'
import { onReconnect } from '../people/on-reconnect'
import { feedAge } from './feed-age'

/** The views of a golfer's own that a start without signal shows; others are not kept. */
const CACHED_VIEWS: ReadonlySet<LinxView> = new Set<LinxView>(['Following', 'My Linx'])

/** Not part of the start: it is needed after an answer, or without one. */
const answerCache = async () => (await import('~/session/own-answers')).ownAnswers

const nameOf = (view: LinxView): string => `linx/${view}`

async function save(view: LinxView, json: unknown): Promise<void> {
  await firstScreen.whenShown()
  await (await answerCache()).keep(nameOf(view), json)
}

const found = async (view: LinxView) => (await answerCache()).find(nameOf(view))

let stopWaiting: (() => void) | undefined
let repeats = 0

/**
 * What is shown is from before: it is asked for again as soon as there is a network. What fails but once is repeated (R5).
 */
function refreshOnReconnect(client: QueryClient): void {
  if (stopWaiting) return
  const refresh = () => {
    stopWaiting?.()
    void client.refetchQueries({ queryKey: ['linx'], type: 'active' })
  }
  const stopListening = onReconnect(refresh)
  const repeat = browserConnection.online() && repeats++ < REPEATS
  const stopRepeat = repeat ? realTimers.after(REPEAT_DELAY_MS, refresh) : undefined
  stopWaiting = () => {
    stopWaiting = undefined
    stopListening()
    stopRepeat?.()
  }
}

sessionEnd.add(() => stopWaiting?.())

/** What the first page of a view depends on. */
type Parts = {
  client: QueryClient
  request: () => Promise<unknown>
  /** Something newer than what is kept is on the screen already. */
  isShown: boolean
}

/**
 * The first page of a view. Without an answer the one of last time is taken, as it came, so that it passes the same decoders
 * again; its age is said. Rejects as `ask` does when nothing was kept.
 */
export async function cachedFirstPage(
  view: LinxView,
  { client, request, isShown }: Parts,
): Promise<unknown> {
  if (!CACHED_VIEWS.has(view)) return request()
  try {
    const json = await request()
    feedAge.set(undefined)
    repeats = 0
    save(view, json).catch(() => {}) // its code is not there: nothing depends on it
    return json
  } catch (error) {
    if (browserConnection.online() && (isShown || !isUnanswered(error))) throw error
    const cached = await found(view).catch(() => undefined)
    if (!cached) throw error
    feedAge.set(cached.at)
    refreshOnReconnect(client)
    return cached.json
  }
}
