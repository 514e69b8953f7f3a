import { createStore } from 'zustand/vanilla'
import { isolated } from '~/lib/listeners'
import { removeKeys, type KeyValueStore } from '~/platform/db/key-value-store'
import { noBackup } from '~/platform/storage/sync-backup'
import { attemptBefore } from './attempts'
import { isSameRound } from '../post/judge-attempt'
import { uniqueBy } from '~/lib/unique'
import { isEmptyDraft } from './new-draft'
import { withFreeSlot, setAside } from './set-aside'
import {
  draftKey,
  keyOf,
  readDraftAt,
  readDraftFor,
  readPosted,
  storedDraft,
  type Attempt,
  type PostedRecord,
  type ScoreDraft,
  type Sent,
  type Waiting,
} from './score-draft'

/** The number of posted scores remembered, so that an old tab cannot post one of them again. */
const MAX_POSTED_RECORDS = 50

/**
 * Whether a score may be sent. `posted`: it was posted already. `pending`: an earlier attempt may have been recorded. `gone`:
 * it no longer waits for signal, since another tab sent it or the golfer canceled.
 */
export type Claim =
  | { kind: 'claimed' }
  | { kind: 'posted' }
  | { kind: 'pending'; attempt: Attempt }
  | { kind: 'gone' }

/** The drafts of a device; see `createDrafts`. */
export type Drafts = ReturnType<typeof createDrafts>

/** The store of a draft's photos and videos. */
export type DraftFileStore = { removeOf(userId: number, draftId: string): Promise<void> }

const postedKey = (userId: number): string => `posted/${userId}`
const belongsTo = (key: string, userId: number): boolean => key.split('/')[1] === String(userId)

/** What was typed, with the stored attempt of the same score; it no longer waits for signal, since it has changed. */
const withStoredAttempt = (draft: ScoreDraft, stored?: ScoreDraft): ScoreDraft => ({
  ...draft,
  attempt: stored?.id === draft.id ? stored.attempt : undefined,
  mediaFailed: stored?.id === draft.id ? stored.mediaFailed : undefined,
  waiting: undefined,
  refusal: undefined,
})

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

  let last: Promise<unknown> = Promise.resolve()
  /** Runs operations one at a time, so that a form that opens reads what the previous one saved. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => {}) // the caller gets the failure, the next operation does not
    return turn
  }
  /** Like `inTurn`, then notifies about the changed list. */
  const inTurnAndNotify = async <T>(work: () => Promise<T>): Promise<T> => {
    const result = await inTurn(work)
    notifyChanged()
    return result
  }

  const posted = async (userId: number): Promise<PostedRecord[]> =>
    readPosted(await store.get(postedKey(userId)))

  const isPosted = async ({ userId, id }: ScoreDraft): Promise<boolean> =>
    postedIds.has(id) || (await posted(userId)).some((record) => record.id === id)

  const removeIf = async (isMatch: (key: string) => boolean): Promise<void> => {
    backup
      .keys()
      .filter(isMatch)
      .forEach((key) => backup.remove(key))
    await removeKeys(store, isMatch)
  }

  async function remove(draft: ScoreDraft): Promise<void> {
    listedIds.delete(draft.id)
    backup.remove(keyOf(draft))
    if (readDraftFor(await store.get(keyOf(draft)), draft)?.id === draft.id)
      await store.remove(keyOf(draft))
    await files?.removeOf(draft.userId, draft.id)
  }

  /** Updates the stored draft if it is the same score. */
  const amend = (
    draft: ScoreDraft,
    change: (stored: ScoreDraft) => ScoreDraft | undefined,
  ): Promise<void> =>
    inTurnAndNotify(() =>
      store.update(keyOf(draft), (old) => {
        const stored = readDraftFor(old, draft)
        const next = stored?.id === draft.id ? change(stored) : undefined
        return next && storedDraft(next)
      }),
    )

  /** Stores `next` if the score may be sent; else returns why it may not. */
  const tryClaim = (draft: ScoreDraft, next: ScoreDraft, replaces?: string): Promise<Claim> =>
    inTurnAndNotify(async () => {
      if (await isPosted(draft)) return { kind: 'posted' }
      let claim: Claim = { kind: 'claimed' }
      await store.update(keyOf(draft), (old) => {
        claim = { kind: 'claimed' } // called again if a write failed: another store may have other data
        const stored = readDraftFor(old, draft)
        const open = stored?.id === draft.id ? stored.attempt : undefined
        if (draft.waiting && stored?.waiting?.since !== draft.waiting.since) {
          claim = { kind: 'gone' }
          return undefined
        }
        if (open !== undefined && open.id !== replaces) {
          claim = { kind: 'pending', attempt: open }
          return undefined
        }
        return storedDraft(next)
      })
      // Again, since another tab may have posted it since, which removes its attempt.
      return (await isPosted(draft)) ? { kind: 'posted' } : claim
    })

  /** Writes what was typed; see `save`. */
  const write = (draft: ScoreDraft): Promise<void> =>
    store.update(keyOf(draft), (old) => {
      if (signedOutUsers.has(draft.userId) || postedIds.has(draft.id)) return undefined
      return storedDraft(withStoredAttempt(draft, readDraftFor(old, draft)))
    })

  /** Stores the backup of a page that closed before its draft was written. */
  async function restoreBackup(key: string): Promise<void> {
    const typed = readDraftAt(key, backup.read(key))
    if (typed && !(await isPosted(typed)))
      await write(withFreeSlot(typed, readDraftAt(key, await store.get(key))))
    backup.remove(key)
  }

  return {
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
     * Post was pressed for its earlier content. Only one write, since the page may be closing.
     */
    async save(draft: ScoreDraft): Promise<void> {
      const isEmpty = isEmptyDraft(draft)
      const isListChanged = isEmpty ? listedIds.delete(draft.id) : !listedIds.has(draft.id)
      if (!isEmpty) listedIds.add(draft.id)
      await inTurn(() => write(draft))
      backup.remove(keyOf(draft), storedDraft(draft))
      if (isListChanged) notifyChanged()
    },

    /** Backs up what was typed synchronously, so that it survives the page being killed; `save` follows. */
    backUp: (draft: ScoreDraft): void => backup.write(keyOf(draft), storedDraft(draft)),

    /**
     * Claims the right to send a score, and stores that its outcome is unknown (R6). Only one attempt can be open: the next one
     * names the attempt it `replaces`, which was not posted according to a check or the golfer. A score that waited for signal
     * must still be waiting.
     */
    claim: (draft: ScoreDraft, attempt: Attempt, replaces?: string): Promise<Claim> =>
      tryClaim(draft, { ...draft, attempt, waiting: undefined, refusal: undefined }, replaces),

    /** Stores that the score waits for signal (R5), and the earlier attempt to check before it is sent. */
    markWaiting: (draft: ScoreDraft, waiting: Waiting, replaces?: Attempt): Promise<Claim> => {
      const attempt = replaces && { ...replaces, canResend: true }
      return tryClaim(draft, { ...draft, attempt, refusal: undefined, waiting }, replaces?.id)
    },

    /** Makes room for another round at the course. Resolves with false if the score no longer waits. */
    setAside: (draft: ScoreDraft): Promise<boolean> =>
      inTurnAndNotify(() => {
        backup.remove(keyOf(draft)) // the next round would restore it
        return setAside(store, draft)
      }),

    /** Stops waiting: the golfer changes the score, or `refusal` says why it cannot be sent. It becomes a draft again. */
    stopWaiting: (draft: ScoreDraft, refusal?: string): Promise<void> =>
      amend(draft, (stored) => ({ ...stored, waiting: undefined, refusal })),

    /**
     * Closes an attempt that the server has refused, so that only an earlier one may be open. `refusal`: the reason, if the
     * golfer has not seen it. `isKeySpent`: the host would refuse its idempotency key again.
     */
    release: (
      draft: ScoreDraft,
      attemptId: string,
      { refusal, isKeySpent }: { refusal?: string | undefined; isKeySpent?: boolean } = {},
    ): Promise<void> =>
      amend(draft, (stored) => {
        if (stored.attempt?.id !== attemptId) return undefined
        const attempt = attemptBefore(stored.attempt, isKeySpent)
        return { ...stored, attempt, refusal, mediaFailed: stored.media.length > 0 || undefined }
      }),

    /** Allows the score to be sent again, also after a reload: a check or the golfer found that the attempt was not posted. */
    allowResend: (draft: ScoreDraft, attemptId: string): Promise<void> =>
      amend(draft, (stored) =>
        stored.attempt?.id === attemptId
          ? { ...stored, attempt: { ...stored.attempt, canResend: true } }
          : undefined,
      ),

    /** Records that the score was posted as `sent`. Removes its draft; no tab can post it again. */
    markPosted(draft: ScoreDraft, { strokes, datePlayed }: Sent): Promise<void> {
      postedIds.add(draft.id)
      const { id, userId, course } = draft
      const record: PostedRecord = { id, courseId: course.courseId, sent: { strokes, datePlayed } }
      return inTurnAndNotify(async () => {
        await store.update(postedKey(userId), (old) =>
          [...readPosted(old), record].slice(-MAX_POSTED_RECORDS),
        )
        await remove(draft)
      })
    },

    /** The record of a score that another tab has posted, if any. */
    findPostedElsewhere: (userId: number, id: string): Promise<PostedRecord | undefined> =>
      inTurn(async () =>
        postedIds.has(id) ? undefined : (await posted(userId)).find((record) => record.id === id),
      ),

    /** The number of other scores from this device that look like `sent` in My Linx, such as two equal rounds on one day. */
    countSimilar: ({ id, userId, course }: ScoreDraft, sent: Sent): Promise<number> =>
      inTurn(async () => {
        const others = (await posted(userId)).filter(
          (record) => record.id !== id && record.courseId === course.courseId,
        )
        return others.filter((record) => record.sent && isSameRound(record.sent, sent)).length
      }),

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
