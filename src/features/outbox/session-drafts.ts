import { useSyncExternalStore } from 'react'
import { localArea, sessionArea } from '~/lib/safe-storage'
import { createBrowserStore } from '~/platform/draft-store'
import { createLastWords } from '~/platform/last-words'
import { createWebStore } from '~/platform/web-store'
import { ownId } from '~/session/own-id'
import { session } from '~/session/session'
import type { EndReason } from '~/session/session-types'
import { createCourseCache } from './course-cache'
import { createDrafts } from './drafts'
import { createEntryHabits } from './entry-habits'
import { createInviteHistory } from './invite-history'
import { createDraftMedia } from './draft-media'
import { createMediaStore } from './media-store'

/** A video takes a while to be written. */
const MEDIA_TIMEOUT_MS = 30_000

/** The photos and videos of this device's drafts. */
const mediaDatabase = createBrowserStore('linx-media', { limitMs: MEDIA_TIMEOUT_MS })
const mediaStore = createMediaStore(mediaDatabase)

/** Whether photos and videos outlive the page; renders again when they no longer do. */
export const useIsMediaStorePersistent = (): boolean =>
  useSyncExternalStore(mediaDatabase.subscribe, mediaDatabase.lasts)

/** Makes photos and videos ready and keeps them with their draft. */
export const draftMedia = createDraftMedia({
  store: mediaStore,
  newId: () => crypto.randomUUID(),
  // The drawing is not needed before there is a photo.
  shrink: async (file, how) => (await import('~/platform/shrink-picture')).shrinkPicture(file, how),
  userId: ownId,
})

const draftStore = createBrowserStore('linx-drafts', {
  // A lost answer must not be forgotten by a reload where IndexedDB is refused.
  fallback: createWebStore('linx-drafts/', [localArea, sessionArea]),
})

const areDraftsPersistent = draftStore.lasts

/** Whether drafts outlive the page; renders again when they no longer do. */
export const useIsDraftStorePersistent = (): boolean =>
  useSyncExternalStore(draftStore.subscribe, areDraftsPersistent)

/** The drafts of this device. */
export const drafts = createDrafts(
  draftStore,
  mediaStore,
  createLastWords('linx-typed/', localArea),
)

/** What the next score begins with. In the drafts' own store, so that it goes when they do. */
export const entryHabits = createEntryHabits(draftStore)

/** Tees and holes of the last courses, for a day without signal; in the same store for the same reason. */
export const courseCache = createCourseCache(draftStore)

/** Who has been invited from this device; in the same store for the same reason. */
export const inviteHistory = createInviteHistory(draftStore)

/** Why drafts go with the session. A refused one ends too, but its golfer comes back to what was typed (R7). */
const CLEARING_REASONS: ReadonlySet<EndReason> = new Set(['logout', 'deleted'])

/** Says that what is stored has changed; a golfer's id says that they have logged out. */
const CHANGED = 'changed'

const openTabs = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('linx-drafts')

const forget = async (userId: number): Promise<void> => {
  await Promise.all([drafts.forget(userId), mediaStore.forget(userId)])
}

/** Forgets the drafts of a golfer who leaves, in every tab, on behalf of a page that did not guard any (R7). */
export async function forgetDrafts(userId: number): Promise<void> {
  const tabs = openTabs()
  tabs?.postMessage(userId)
  tabs?.close()
  await forget(userId)
}

/**
 * Keeps drafts their golfer's own: all of them go at logout, in every tab, and those of others when somebody signs in
 * (R7, R10). Tabs tell each other what has changed. Called once, by the app.
 */
export function clearDraftsOnLogout(): void {
  const tabs = openTabs()
  let isReceiving = false
  // The tab that logs out tells the others: their unsaved typing must not come back.
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
    const state = session.state()
    if (state.status !== 'signed-in' || !CLEARING_REASONS.has(reason)) return undefined
    tabs?.postMessage(state.user.us_id)
    return forget(state.user.us_id)
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
