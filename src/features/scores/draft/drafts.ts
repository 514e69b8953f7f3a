import { createStore } from 'zustand/vanilla'
import { createTurns } from '~/lib/deferred'
import { isolated } from '~/lib/listeners'
import { uniqueBy } from '~/lib/unique'
import { removeKeys, type KeyValueStore } from '~/platform/db/key-value-store'
import { noBackup } from '~/platform/storage/sync-backup'
import { isSameRound } from '../post/judge-attempt'
import { createDraftSending, setAside } from './draft-sending'
import { isEmptyDraft } from './new-draft'
import {
  draftKey,
  keyOf,
  readDraftAt,
  readPosted,
  readSameDraft,
  storedDraft,
  type PostedRecord,
  type ScoreDraft,
  type Sent,
} from './score-draft'

/** The number of posted scores remembered, so that an old tab cannot post one of them again. */
const MAX_POSTED_RECORDS = 50

/** The drafts of a device; see `createDrafts`. */
export type Drafts = ReturnType<typeof createDrafts>

/** The store of a draft's photos and videos. */
export type DraftFileStore = { removeOf(userId: number, draftId: string): Promise<void> }

const belongsTo = (key: string, userId: number): boolean => key.split('/')[1] === String(userId)

/** What was typed, with the stored attempt of the same score; it no longer waits for signal, since it has changed. */
const withStoredAttempt = (draft: ScoreDraft, stored?: ScoreDraft): ScoreDraft => ({
  ...draft,
  attempt: stored?.attempt,
  mediaFailed: stored?.mediaFailed,
  waiting: undefined,
  refusal: undefined,
})

/** The records of the scores that were posted from this device, in any tab. */
function createPostedScores(store: KeyValueStore) {
  const keyOfPosted = (userId: number): string => `posted/${userId}`
  const recordsOf = async (userId: number): Promise<PostedRecord[]> =>
    readPosted(await store.get(keyOfPosted(userId)))
  return {
    /** The record of this score; undefined if it was not posted. */
    find: async ({ userId, id }: Pick<ScoreDraft, 'userId' | 'id'>) =>
      (await recordsOf(userId)).find((record) => record.id === id),
    /** Records that the score was posted as `sent`. */
    add: ({ id, userId, course }: ScoreDraft, { strokes, datePlayed }: Sent): Promise<void> =>
      store.update(keyOfPosted(userId), (old) =>
        [
          ...readPosted(old),
          { id, courseId: course.courseId, sent: { strokes, datePlayed } },
        ].slice(-MAX_POSTED_RECORDS),
      ),
    /** The number of other scores that look like `sent` in My Linx. */
    countSimilar: async ({ id, userId, course }: ScoreDraft, sent: Sent): Promise<number> =>
      (await recordsOf(userId)).filter(
        (record) =>
          record.id !== id &&
          record.courseId === course.courseId &&
          record.sent &&
          isSameRound(record.sent, sent),
      ).length,
  }
}

/**
 * The score drafts on this device, by golfer and course (R7). Saving never throws and sends nothing. Until the store has what was
 * typed, it is also in `backup`, which is written synchronously, since a page may close during a write to the store.
 */
export function createDrafts(store: KeyValueStore, files?: DraftFileStore, backup = noBackup) {
  const revision = createStore(() => 0)
  const notifyChanged = (): void => revision.setState((count) => count + 1)
  /** The golfers who signed out, and the scores that this tab has posted: a late save must not restore their drafts. */
  const signedOutUsers = new Set<number>()
  const postedIds = new Set<string>()
  /** The drafts that this tab has saved with content: further typing does not change the list of unsent scores. */
  const listedIds = new Set<string>()

  /** One operation at a time, so that a form that opens reads what the previous one saved. */
  const inTurn = createTurns()
  /** Like `inTurn`, then notifies about the changed list. */
  const inTurnAndNotify = async <T>(work: () => Promise<T>): Promise<T> => {
    const result = await inTurn(work)
    notifyChanged()
    return result
  }

  const posted = createPostedScores(store)
  const isPosted = async (draft: ScoreDraft): Promise<boolean> =>
    postedIds.has(draft.id) || (await posted.find(draft)) !== undefined

  const removeIf = async (isMatch: (key: string) => boolean): Promise<void> => {
    for (const key of backup.keys()) if (isMatch(key)) backup.remove(key)
    await removeKeys(store, isMatch)
  }

  async function remove(draft: ScoreDraft): Promise<void> {
    listedIds.delete(draft.id)
    backup.remove(keyOf(draft))
    if (readSameDraft(await store.get(keyOf(draft)), draft)) await store.remove(keyOf(draft))
    await files?.removeOf(draft.userId, draft.id)
  }

  /** Writes what was typed; in a slot of its own if another score is stored in its place. Resolves with the slot. */
  async function write(draft: ScoreDraft): Promise<string | undefined> {
    let isTaken = false
    await store.update(keyOf(draft), (old) => {
      if (signedOutUsers.has(draft.userId) || postedIds.has(draft.id)) return undefined
      const stored = readDraftAt(keyOf(draft), old)
      const isSame = stored?.id === draft.id
      isTaken = stored !== undefined && !isSame && !isEmptyDraft(stored)
      return isTaken
        ? undefined
        : storedDraft(withStoredAttempt(draft, isSame ? stored : undefined))
    })
    return isTaken && draft.slot !== draft.id ? write({ ...draft, slot: draft.id }) : draft.slot
  }

  /** Stores the backup of a page that closed before its draft was written. */
  async function restoreBackup(key: string): Promise<void> {
    const typed = readDraftAt(key, backup.read(key))
    if (typed && !(await isPosted(typed))) await write(typed)
    backup.remove(key)
  }

  return {
    ...createDraftSending({ store, inTurnAndNotify, isPosted }),

    /** Subscribes to changes of the list of unsent scores, not of each key typed. */
    onChange: (listener: () => void): (() => void) => revision.subscribe(isolated(listener)),
    /** Notifies subscribers about a change in another tab. */
    notifyChanged,

    /** Resolves with the draft of a golfer, course and slot. Removes one that is broken or was posted. */
    load: (userId: number, courseId: string, slot?: string): Promise<ScoreDraft | undefined> =>
      inTurn(async () => {
        const key = draftKey(userId, courseId, slot)
        await restoreBackup(key)
        const stored = await store.get(key)
        const draft = readDraftAt(key, stored)
        if (draft && !(await isPosted(draft))) return draft
        if (stored !== undefined) await store.remove(key)
        return undefined
      }),

    /** The golfer's unsent scores, with backups, without empty drafts. Writes nothing, since the page of a backup may be open. */
    list: (userId: number): Promise<ScoreDraft[]> =>
      inTurn(async () => {
        const backups = new Map(backup.keys().map((key) => [key, backup.read(key)]))
        const keys = new Set([...(await store.keys()), ...backups.keys()])
        const own = [...keys].filter((key) => key.startsWith(`draft/${userId}/`))
        const found = await Promise.all(
          own.map(async (key) => {
            const typed = readDraftAt(key, backups.get(key))
            const draft =
              readDraftAt(key, await store.get(key)) ?? (typed && withStoredAttempt(typed))
            return draft && !isEmptyDraft(draft) && !(await isPosted(draft)) ? draft : undefined
          }),
        )
        const all = found.filter((draft) => draft !== undefined)
        return uniqueBy([...all.filter(({ slot }) => slot), ...all], ({ id }) => id)
      }),

    /**
     * Stores what was typed. A stored attempt stays, also one of another tab. A score that waits for signal stops waiting, since
     * Post was pressed for its earlier content. Usually one write, since the page may be closing. Resolves with the slot: one of
     * its own if another score is stored in its place.
     */
    async save(draft: ScoreDraft): Promise<string | undefined> {
      const isEmpty = isEmptyDraft(draft)
      const isListChanged = isEmpty ? listedIds.delete(draft.id) : !listedIds.has(draft.id)
      if (!isEmpty) listedIds.add(draft.id)
      const slot = await inTurn(() => write(draft))
      backup.remove(keyOf(draft), storedDraft(draft))
      if (isListChanged) notifyChanged()
      return slot
    },

    /** Backs up what was typed synchronously, so that it survives the page being killed; `save` follows. */
    backUp: (draft: ScoreDraft): void => backup.write(keyOf(draft), storedDraft(draft)),

    /** Makes room for another round at the course. Resolves with false if the score no longer waits. */
    setAside: (draft: ScoreDraft): Promise<boolean> =>
      inTurnAndNotify(() => {
        backup.remove(keyOf(draft)) // the next round would restore it
        return setAside(store, draft)
      }),

    /** Records that the score was posted as `sent`. Removes its draft; no tab can post it again. */
    markPosted(draft: ScoreDraft, sent: Sent): Promise<void> {
      postedIds.add(draft.id)
      return inTurnAndNotify(async () => {
        await posted.add(draft, sent)
        await remove(draft)
      })
    },

    /** The record of a score that another tab has posted, if any. */
    findPostedElsewhere: (userId: number, id: string): Promise<PostedRecord | undefined> =>
      inTurn(async () => (postedIds.has(id) ? undefined : posted.find({ userId, id }))),

    /** The number of other scores from this device that look like `sent` in My Linx, such as two equal rounds on one day. */
    countSimilar: (draft: ScoreDraft, sent: Sent): Promise<number> =>
      inTurn(() => posted.countSimilar(draft, sent)),

    /** Removes the draft if it is still the same score. */
    discard: (draft: ScoreDraft): Promise<void> => inTurnAndNotify(() => remove(draft)),

    /** Removes all data of a golfer who logged out (R7, R10). */
    forget(userId: number): Promise<void> {
      signedOutUsers.add(userId)
      return inTurnAndNotify(() => removeIf((key) => belongsTo(key, userId)))
    },

    /** Removes all data of other golfers after a sign-in (R7). */
    keepOnly(userId: number): Promise<void> {
      signedOutUsers.delete(userId)
      return inTurnAndNotify(() => removeIf((key) => !belongsTo(key, userId)))
    },
  }
}
