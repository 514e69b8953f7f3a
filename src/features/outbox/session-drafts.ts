import { createBrowserStore } from '~/platform/draft-store'
import { session } from '~/session/session'
import type { EndReason } from '~/session/session-types'
import { createDrafts } from './drafts'

/** The drafts of this device. */
export const drafts = createDrafts(createBrowserStore('linx-drafts'))

/** Why drafts go with the session. A refused one ends too, but its golfer comes back to what was typed (R7). */
const LEAVING: ReadonlySet<EndReason> = new Set(['logout', 'deleted'])

/**
 * Keeps drafts their golfer's own: all of them go at logout, in every tab, and those of others when somebody signs in
 * (R7, R10). Called once, by the app.
 */
export function guardDrafts(): void {
  const tabs =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('linx-drafts')
  // The tab that logs out tells the others: their unsaved typing must not come back.
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') void drafts.forget(data)
  })
  session.onEnd((reason) => {
    const state = session.state()
    if (state.status !== 'signed-in' || !LEAVING.has(reason)) return undefined
    tabs?.postMessage(state.user.us_id)
    return drafts.forget(state.user.us_id)
  })
  const welcome = () => {
    const state = session.state()
    if (state.status === 'signed-in') void drafts.keepOnly(state.user.us_id)
  }
  session.subscribe(welcome)
  welcome()
}
