import { ownId, session } from '~/session/session'
import { golferId, type EndReason } from '~/session/session-types'
import { drafts, mediaStore } from './device-drafts'

/** The reasons for a session's end that delete drafts. After an expired session the golfer finds them again (R7). */
const CLEARING_REASONS: ReadonlySet<EndReason> = new Set(['logout', 'deleted'])

/** The message to other tabs that drafts have changed. A golfer's id as the message says that they have logged out. */
const CHANGED = 'changed'

const openTabs = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('linx-drafts')

const forget = async (userId: number): Promise<void> => {
  await Promise.all([drafts.forget(userId), mediaStore.forget(userId)])
}

/** Deletes a golfer's drafts in every tab, for pages that did not call `clearDraftsOnLogout` (R7). */
export async function forgetDrafts(userId: number): Promise<void> {
  const tabs = openTabs()
  tabs?.postMessage(userId)
  tabs?.close()
  await forget(userId)
}

/**
 * Deletes a golfer's drafts at logout, in every tab, and other golfers' drafts at sign-in (R7, R10). Tabs notify each other of
 * changes. Called once, by the app.
 */
export function clearDraftsOnLogout(): void {
  const tabs = openTabs()
  let isReceiving = false
  // After a logout in another tab, this one must not save what was typed.
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') void forget(data)
    if (data !== CHANGED) return
    isReceiving = true
    drafts.notifyChanged()
    isReceiving = false
  })
  drafts.onChange(() => {
    if (!isReceiving) tabs?.postMessage(CHANGED)
  })
  session.onEnd((reason) => {
    const userId = golferId(session.state())
    if (userId === undefined || !CLEARING_REASONS.has(reason)) return undefined
    tabs?.postMessage(userId)
    return forget(userId)
  })
  let currentUserId: number | undefined
  const removeOtherUsersDrafts = () => {
    const userId = ownId()
    if (userId === currentUserId) return
    currentUserId = userId
    if (userId === undefined) return
    void drafts.keepOnly(userId)
    void mediaStore.keepOnly(userId)
  }
  session.subscribe(removeOtherUsersDrafts)
  removeOtherUsersDrafts()
}
