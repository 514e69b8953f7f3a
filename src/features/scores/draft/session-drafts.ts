import { useSyncExternalStore } from 'react'
import { localArea, sessionArea } from '~/lib/safe-storage'
import { createBrowserStore } from '~/platform/db/draft-store'
import { createSyncBackup } from '~/platform/storage/sync-backup'
import { createWebStore } from '~/platform/db/web-store'
import { ownId } from '~/session/own-id'
import { session } from '~/session/session'
import type { EndReason } from '~/session/session-types'
import { createCourseCache } from '~/features/courses/course-cache'
import { createDrafts } from './drafts'
import { createEntryHabits } from './entry-habits'
import { createInviteHistory } from '~/features/invite/invite-history'
import { createDraftMedia } from '../media/draft-media'
import { createMediaStore } from '../media/media-store'

/** Writing a video takes a while. */
const MEDIA_TIMEOUT_MS = 30_000

/** The photos and videos of this device's drafts. */
const mediaDatabase = createBrowserStore('linx-media', { timeoutMs: MEDIA_TIMEOUT_MS })
const mediaStore = createMediaStore(mediaDatabase)

/** Whether stored photos and videos survive closing the page. */
export const useIsMediaStorePersistent = (): boolean =>
  useSyncExternalStore(mediaDatabase.subscribe, mediaDatabase.isPersistent)

/** Prepares photos and videos and stores them with their draft. */
export const draftMedia = createDraftMedia({
  store: mediaStore,
  newId: () => crypto.randomUUID(),
  // Loaded with the first photo.
  shrink: async (file, how) =>
    (await import('~/platform/pictures/shrink-picture')).shrinkPicture(file, how),
  userId: ownId,
})

const draftStore = createBrowserStore('linx-drafts', {
  // Without IndexedDB, an attempt with an unknown outcome must still survive a reload.
  fallback: createWebStore('linx-drafts/', [localArea, sessionArea]),
})

const areDraftsPersistent = draftStore.isPersistent

/** Whether drafts survive closing the page. */
export const useIsDraftStorePersistent = (): boolean =>
  useSyncExternalStore(draftStore.subscribe, areDraftsPersistent)

/** The drafts of this device. */
export const drafts = createDrafts(
  draftStore,
  mediaStore,
  createSyncBackup('linx-typed/', localArea),
)

/** The defaults of the next score, in the drafts' store so that they are removed together. */
export const entryHabits = createEntryHabits(draftStore)

/** Tees and holes of the last courses, for a day without signal; in the same store for the same reason. */
export const courseCache = createCourseCache(draftStore)

/** Who has been invited from this device; in the same store for the same reason. */
export const inviteHistory = createInviteHistory(draftStore)

/** The reasons for a session's end that delete drafts. After an expired session the golfer finds them again (R7). */
const CLEARING_REASONS: ReadonlySet<EndReason> = new Set(['logout', 'deleted'])

/** The message about changed drafts. A golfer's id as the message means that they have logged out. */
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
  // Other tabs must not save what they have typed after a logout.
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
