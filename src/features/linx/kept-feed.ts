import type { QueryClient } from '@tanstack/react-query'
import type { LinxView } from '~/domain/linx-view'
import { firstScreen } from '~/lib/first-screen'
import { browserConnection } from '~/platform/connection'
import { session } from '~/session/session'
import { feedAge } from './feed-age'

/** The views of a golfer's own that a start without signal shows; others are not kept. */
const KEPT: ReadonlySet<LinxView> = new Set<LinxView>(['Following', 'My Linx'])

/** Not part of the start: it is needed after an answer, or without one. */
const answers = async () => (await import('~/platform/kept-answers')).keptAnswers

function golfer(): number | undefined {
  const state = session.state()
  return state.status === 'signed-in' ? state.user.us_id : undefined
}

async function keep(view: LinxView, json: unknown): Promise<void> {
  await Promise.all([session.start(), firstScreen.there()])
  const [kept, userId] = [await answers(), golfer()]
  if (userId !== undefined) await kept.put(userId, `linx/${view}`, json)
}

async function found(view: LinxView) {
  await session.start()
  const [kept, userId] = [await answers(), golfer()]
  return userId === undefined ? undefined : kept.get(userId, `linx/${view}`)
}

/** What is shown is from before: it is asked for again as soon as there is a network. */
function freshenLater(client: QueryClient): void {
  const stop = browserConnection.listen((online) => {
    if (!online) return
    stop()
    void client.refetchQueries({ queryKey: ['linx'], type: 'active' })
  })
}

/**
 * The first page of a view. Without a network the one of last time is taken, as it came, so that it passes the same decoders
 * again; its age is said (product.md, feature 12). Rejects as `ask` does when nothing was kept.
 */
export async function keptFirstPage(
  view: LinxView,
  client: QueryClient,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  if (!KEPT.has(view)) return ask()
  try {
    const json = await ask()
    feedAge.set(undefined)
    keep(view, json).catch(() => {}) // its code is not there: nothing depends on it
    return json
  } catch (error) {
    if (browserConnection.online()) throw error
    const kept = await found(view).catch(() => undefined)
    if (!kept) throw error
    feedAge.set(kept.at)
    freshenLater(client)
    return kept.json
  }
}
