import type { QueryClient } from '@tanstack/react-query'
import { isUnanswered } from '~/api/errors'
import { REPEAT_DELAY_MS, REPEATS } from '~/api/repeats'
import { sessionEnd } from '~/api/session-end'
import type { LinxView } from '~/domain/linx-view'
import { firstScreen } from '~/lib/first-screen'
import { realTimers } from '~/lib/timers'
import { browserConnection } from '~/platform/connection'
import { onNetworkBack } from '../people/on-reconnect'
import { feedAge } from './feed-age'

/** The views of a golfer's own that a start without signal shows; others are not kept. */
const KEPT: ReadonlySet<LinxView> = new Set<LinxView>(['Following', 'My Linx'])

/** Not part of the start: it is needed after an answer, or without one. */
const own = async () => (await import('~/session/own-answers')).ownAnswers

const nameOf = (view: LinxView): string => `linx/${view}`

async function keep(view: LinxView, json: unknown): Promise<void> {
  await firstScreen.whenShown()
  await (await own()).keep(nameOf(view), json)
}

const found = async (view: LinxView) => (await own()).find(nameOf(view))

let stopWaiting: (() => void) | undefined
let repeats = 0

/**
 * What is shown is from before: it is asked for again as soon as there is a network. What fails but once is repeated (R5).
 */
function freshenLater(client: QueryClient): void {
  if (stopWaiting) return
  const freshen = () => {
    stopWaiting?.()
    void client.refetchQueries({ queryKey: ['linx'], type: 'active' })
  }
  const stopListening = onNetworkBack(freshen)
  const repeat = browserConnection.online() && repeats++ < REPEATS
  const stopRepeat = repeat ? realTimers.after(REPEAT_DELAY_MS, freshen) : undefined
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
  ask: () => Promise<unknown>
  /** Something newer than what is kept is on the screen already. */
  shown: boolean
}

/**
 * The first page of a view. Without an answer the one of last time is taken, as it came, so that it passes the same decoders
 * again; its age is said. Rejects as `ask` does when nothing was kept.
 */
export async function keptFirstPage(
  view: LinxView,
  { client, ask, shown }: Parts,
): Promise<unknown> {
  if (!KEPT.has(view)) return ask()
  try {
    const json = await ask()
    feedAge.set(undefined)
    repeats = 0
    keep(view, json).catch(() => {}) // its code is not there: nothing depends on it
    return json
  } catch (error) {
    if (browserConnection.online() && (shown || !isUnanswered(error))) throw error
    const kept = await found(view).catch(() => undefined)
    if (!kept) throw error
    feedAge.set(kept.at)
    freshenLater(client)
    return kept.json
  }
}
