import { createListeners } from '~/lib/listeners'
import type { DraftStore } from '~/platform/draft-store'
import type { LastWords } from '~/platform/last-words'
import { attemptBefore } from './attempts'
import { isEmptyDraft } from './empty-draft'
import { isSameRound } from './judge-attempt'
import {
  readDraft,
  readPosted,
  storedDraft,
  type Attempt,
  type PostedRecord,
  type ScoreDraft,
  type Sent,
  type Waiting,
} from './score-draft'

/** How many posted scores are remembered, so that an old tab cannot post one of them again. */
const MAX_POSTED_RECORDS = 50

/**
 * Whether a score may be sent: it may; it was posted already; an earlier attempt is, or may be, on its way; it waits for
 * signal no longer, since another tab has it or the golfer took it back.
 */
export type Claim =
  | { kind: 'claimed' }
  | { kind: 'posted' }
  | { kind: 'pending'; attempt: Attempt }
  | { kind: 'gone' }

export type Drafts = ReturnType<typeof createDrafts>

/** Where the bytes of a draft's photos are kept: all below one prefix, by draft. */
export type DraftFiles = { removeOf(userId: number, draftId: string): Promise<void> }

const keyOf = ({ userId, course }: ScoreDraft): string => `draft/${userId}/${course.courseId}`
const postedKey = (userId: number): string => `posted/${userId}`
const belongsTo = (key: string, userId: number): boolean => key.split('/')[1] === String(userId)

const NO_BACKUP: LastWords = {
  keep: () => {},
  read: () => undefined,
  drop: () => {},
  keys: () => [],
}

const records = (value: unknown): PostedRecord[] =>
  Array.isArray(value) ? value.map(readPosted).filter((record) => record !== undefined) : []

/** What is stored for the golfer and course of `draft`. */
const read = (stored: unknown, { userId, course }: ScoreDraft): ScoreDraft | undefined =>
  readDraft(stored, { userId, courseId: String(course.courseId) })

/** What was typed, with what is known about sending this very score: it waits no longer. */
const withStoredAttempt = (draft: ScoreDraft, stored?: ScoreDraft): ScoreDraft => ({
  ...draft,
  attempt: stored?.id === draft.id ? stored.attempt : undefined,
  waiting: undefined,
  refusal: undefined,
})

/**
 * The scores being entered on this device, by golfer and course (R7). Saving never fails loudly and sends nothing. What is
 * typed is in `words` until the store has it, since a page may go away while it writes.
 */
export function createDrafts(store: DraftStore, files?: DraftFiles, backup = NO_BACKUP) {
  const changes = createListeners()
  /** Golfers who have left, and scores this tab has posted: a late save must not bring a draft back. */
  const signedOutUsers = new Set<number>()
  const postedIds = new Set<string>()
  /** Those this tab has saved with something in them: further typing changes no list. */
  const listedIds = new Set<string>()

  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: a form that opens reads what the one before has just saved. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn
    return turn
  }
  /** The same, for what changes the list of unsent scores. */
  const inTurnAndNotify = async <T>(work: () => Promise<T>): Promise<T> => {
    const result = await inTurn(work)
    changes.notify()
    return result
  }

  const posted = async (userId: number): Promise<PostedRecord[]> =>
    records(await store.get(postedKey(userId)))

  const isPosted = async ({ userId, id }: ScoreDraft): Promise<boolean> =>
    postedIds.has(id) || (await posted(userId)).some((record) => record.id === id)

  const removeIf = async (isMatch: (key: string) => boolean): Promise<void> => {
    backup
      .keys()
      .filter(isMatch)
      .forEach((key) => backup.drop(key))
    const keys = await store.keys()
    await Promise.all(keys.filter(isMatch).map((key) => store.remove(key)))
  }

  async function remove(draft: ScoreDraft): Promise<void> {
    listedIds.delete(draft.id)
    backup.drop(keyOf(draft))
    if (read(await store.get(keyOf(draft)), draft)?.id === draft.id)
      await store.remove(keyOf(draft))
    await files?.removeOf(draft.userId, draft.id)
  }

  /** Changes what is stored of this very score, if it is there. */
  const amend = (
    draft: ScoreDraft,
    change: (stored: ScoreDraft) => ScoreDraft | undefined,
  ): Promise<void> =>
    inTurnAndNotify(() =>
      store.update(keyOf(draft), (old) => {
        const stored = read(old, draft)
        const next = stored?.id === draft.id ? change(stored) : undefined
        return next && storedDraft(next)
      }),
    )

  /** Stores the draft with what is about to happen to it, unless it is posted or an attempt is open. */
  const tryClaim = (draft: ScoreDraft, next: ScoreDraft, replaces?: string): Promise<Claim> =>
    inTurnAndNotify(async () => {
      if (await isPosted(draft)) return { kind: 'posted' }
      let claim: Claim = { kind: 'claimed' }
      await store.update(keyOf(draft), (old) => {
        const stored = read(old, draft)
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
      return claim
    })

  /** Writes what was typed; see `save`. */
  const write = (draft: ScoreDraft): Promise<void> =>
    store.update(keyOf(draft), (old) => {
      if (signedOutUsers.has(draft.userId) || postedIds.has(draft.id)) return undefined
      return storedDraft(withStoredAttempt(draft, read(old, draft)))
    })

  /** Stores what was typed last in a page that went away before it was written. */
  async function restoreBackup(key: string, owner: { userId: number; courseId: string }) {
    const typed = readDraft(backup.read(key), owner)
    if (typed && !(await isPosted(typed))) await write(typed)
    backup.drop(key)
  }

  return {
    /** Told when the unsent scores of this tab's golfer are others than before; not of each key typed. */
    onChange: changes.add,

    /** Another tab has changed what is stored. */
    notifyChanged: (): void => changes.notify(),

    /** The draft of this golfer and course; one that is broken, or posted by another tab, is removed. */
    load: (userId: number, courseId: string): Promise<ScoreDraft | undefined> =>
      inTurn(async () => {
        const key = `draft/${userId}/${courseId}`
        await restoreBackup(key, { userId, courseId })
        const stored = await store.get(key)
        const draft = readDraft(stored, { userId, courseId })
        if (draft && !(await isPosted(draft))) return draft
        if (stored !== undefined) await store.remove(key)
        return undefined
      }),

    /**
     * Every score of the golfer that is not posted yet, one that a page had no time to store too. Broken ones are left out,
     * and those with nothing in them. Only looks: the page may be there still, and typing.
     */
    list: (userId: number): Promise<ScoreDraft[]> =>
      inTurn(async () => {
        const noted = new Map(backup.keys().map((key) => [key, backup.read(key)]))
        const keys = new Set([...(await store.keys()), ...noted.keys()])
        const own = [...keys].filter((key) => key.startsWith(`draft/${userId}/`))
        const found = await Promise.all(
          own.map(async (key) => {
            const owner = { userId, courseId: key.split('/')[2] ?? '' }
            const typed = readDraft(noted.get(key), owner)
            const draft =
              readDraft(await store.get(key), owner) ?? (typed && withStoredAttempt(typed))
            return draft && !isEmptyDraft(draft) && !(await isPosted(draft)) ? draft : undefined
          }),
        )
        return found.filter((draft) => draft !== undefined)
      }),

    /**
     * Keeps what was typed. What is stored about sending it stays, whoever stored it; but a score that waits for signal waits
     * no longer, since what was typed now is not what the golfer asked to post. One step only, since the page may be going
     * away.
     */
    async save(draft: ScoreDraft): Promise<void> {
      const empty = isEmptyDraft(draft)
      const changed = empty ? listedIds.delete(draft.id) : !listedIds.has(draft.id)
      if (!empty) listedIds.add(draft.id)
      await inTurn(() => write(draft))
      backup.drop(keyOf(draft), storedDraft(draft))
      if (changed) changes.notify()
    },

    /** Keeps what was typed over the death of the page, before this returns; `save` follows. */
    backUp: (draft: ScoreDraft): void => backup.keep(keyOf(draft), storedDraft(draft)),

    /**
     * Asks to send a score, and stores before anything is sent that its outcome is open (R6). One attempt at a time; a
     * further one names the attempt it `replaces`, which a check or the golfer has settled. One that waited for signal must
     * still be waiting.
     */
    claim: (draft: ScoreDraft, attempt: Attempt, replaces?: string): Promise<Claim> =>
      tryClaim(draft, { ...draft, attempt, waiting: undefined, refusal: undefined }, replaces),

    /** Stores that the score is to be sent once there is signal (R5), and which settled attempt has to be looked for then. */
    wait: (draft: ScoreDraft, waiting: Waiting, replaces?: Attempt): Promise<Claim> => {
      const attempt = replaces && { ...replaces, canResend: true }
      return tryClaim(draft, { ...draft, attempt, refusal: undefined, waiting }, replaces?.id)
    },

    /** It does not wait any more: the golfer wants to change it, or `refusal` says why it cannot be sent. A draft again. */
    unwait: (draft: ScoreDraft, refusal?: string): Promise<void> =>
      amend(draft, (stored) => ({ ...stored, waiting: undefined, refusal })),

    /**
     * The server has refused this attempt: only one before it is open yet. `refusal`: the golfer was not there to hear why;
     * `isKeySpent`: the host would refuse its idempotency key again.
     */
    release: (
      draft: ScoreDraft,
      attemptId: string,
      { refusal, isKeySpent }: { refusal?: string | undefined; isKeySpent?: boolean } = {},
    ): Promise<void> =>
      amend(draft, (stored) =>
        stored.attempt?.id === attemptId
          ? { ...stored, attempt: attemptBefore(stored.attempt, isKeySpent), refusal }
          : undefined,
      ),

    /** The attempt did not arrive, as a check or the golfer says: the score may be sent again, also after a reload. */
    allowResend: (draft: ScoreDraft, attemptId: string): Promise<void> =>
      amend(draft, (stored) =>
        stored.attempt?.id === attemptId
          ? { ...stored, attempt: { ...stored.attempt, canResend: true } }
          : undefined,
      ),

    /** The score is posted, as it was `sent`: its draft goes, and no tab can post it again. */
    markPosted(draft: ScoreDraft, { strokes, datePlayed }: Sent): Promise<void> {
      postedIds.add(draft.id)
      const { id, userId, course } = draft
      const record: PostedRecord = { id, courseId: course.courseId, sent: { strokes, datePlayed } }
      return inTurnAndNotify(async () => {
        await store.update(postedKey(userId), (old) =>
          [...records(old), record].slice(-MAX_POSTED_RECORDS),
        )
        await remove(draft)
      })
    },

    /** What was sent of a score that another tab has posted; undefined while none has. */
    postedElsewhere: ({ userId, id }: ScoreDraft): Promise<PostedRecord | undefined> =>
      inTurn(async () =>
        postedIds.has(id) ? undefined : (await posted(userId)).find((record) => record.id === id),
      ),

    /** How many other scores this device has posted that look the same as `sent` in My Linx: 36 holes on one day. */
    countLike: ({ id, userId, course }: ScoreDraft, sent: Sent): Promise<number> =>
      inTurn(async () => {
        const others = (await posted(userId)).filter(
          (record) => record.id !== id && record.courseId === course.courseId,
        )
        return others.filter((record) => record.sent && isSameRound(record.sent, sent)).length
      }),

    /** Removes the draft, if it is still this one. */
    discard: (draft: ScoreDraft): Promise<void> => inTurnAndNotify(() => remove(draft)),

    /** A golfer has logged out: everything of theirs goes (R7, R10). */
    forget(userId: number): Promise<void> {
      signedOutUsers.add(userId)
      return inTurnAndNotify(() => removeIf((key) => belongsTo(key, userId)))
    },

    /** A golfer is signed in: everything of others goes (R7). */
    keepOnly(userId: number): Promise<void> {
      signedOutUsers.delete(userId)
      return inTurnAndNotify(() => removeIf((key) => !belongsTo(key, userId)))
    },
  }
}
