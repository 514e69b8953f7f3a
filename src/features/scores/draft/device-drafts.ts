import { useStore } from 'zustand/react'
import { localArea } from '~/lib/safe-storage'
import { randomKey } from '~/lib/random-key'
import { realTimers } from '~/lib/timers'
import { createBrowserStore } from '~/platform/db/key-value-store'
import { createSyncBackup } from '~/platform/storage/sync-backup'
import { userDatabase } from '~/platform/db/user-database'
import { ownId } from '~/session/session'
import { createDraftMedia, createMediaStore } from '../media/draft-media'
import { createDrafts } from './drafts'
import { createEntryHabits } from './entry-habits'

/** A long time limit, since writing a video takes a while. */
const MEDIA_TIMEOUT_MS = 30_000

/** The photos and videos of this device's drafts. */
const mediaDatabase = createBrowserStore('linx-media', { timeoutMs: MEDIA_TIMEOUT_MS })
/** The store of their bytes. */
export const mediaStore = createMediaStore(mediaDatabase)

/** Whether stored photos and videos survive closing the page. */
export const useIsMediaStorePersistent = (): boolean => useStore(mediaDatabase.persistent)

/** Prepares photos and videos and stores them with their draft. */
export const draftMedia = createDraftMedia({
  store: mediaStore,
  newId: randomKey,
  timers: realTimers,
  // Loaded with the first photo.
  shrink: async (...photo) =>
    (await import('~/platform/pictures/shrink-picture')).shrinkPicture(...photo),
  userId: ownId,
})

/** Whether drafts survive closing the page. */
export const useIsDraftStorePersistent = (): boolean => useStore(userDatabase.persistent)

/** The drafts of this device. */
export const drafts = createDrafts(
  userDatabase,
  mediaStore,
  createSyncBackup('linx-typed/', localArea),
)

/** The defaults of the next score. */
export const entryHabits = createEntryHabits(userDatabase)
