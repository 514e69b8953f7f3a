import type { KeyValueStore } from '~/platform/db/key-value-store'
import { attemptBefore } from './attempts'
import {
  keyOf,
  readSameDraft,
  storedDraft,
  type Attempt,
  type ScoreDraft,
  type Waiting,
} from './score-draft'

/**
 * Whether a score may be sent. `posted`: it was posted already. `pending`: an earlier attempt may have been recorded. `gone`:
 * it no longer waits for signal, since another tab sent it or the golfer canceled.
 */
export type Claim =
  | { kind: 'claimed' }
  | { kind: 'posted' }
  | { kind: 'pending'; attempt: Attempt }
  | { kind: 'gone' }

type Parts = {
  store: KeyValueStore
  /** Runs operations one at a time, each with a notification about the changed list. */
  inTurnAndNotify: <T>(work: () => Promise<T>) => Promise<T>
  /** Whether this score was posted from this device, in any tab. */
  isPosted: (draft: ScoreDraft) => Promise<boolean>
}

/** What happens to a stored draft from the press of Post on: it is claimed, waits for signal, and may become a draft again. */
export function createDraftSending({ store, inTurnAndNotify, isPosted }: Parts) {
  /** Stores `next` if the score may be sent; else returns why it may not. */
  const tryClaim = (draft: ScoreDraft, next: ScoreDraft, replaces?: string): Promise<Claim> =>
    inTurnAndNotify(async () => {
      if (await isPosted(draft)) return { kind: 'posted' }
      let claim: Claim = { kind: 'claimed' }
      await store.update(keyOf(draft), (old) => {
        claim = judgeClaim(draft, readSameDraft(old, draft), replaces) // again if a write failed: another store may have other data
        return claim.kind === 'claimed' ? storedDraft(next) : undefined
      })
      // Again, since another tab may have posted it since, which removes its attempt.
      return (await isPosted(draft)) ? { kind: 'posted' } : claim
    })

  /** Updates the stored draft if it is the same score. */
  const amend = (
    draft: ScoreDraft,
    change: (stored: ScoreDraft) => ScoreDraft | undefined,
  ): Promise<void> =>
    inTurnAndNotify(() =>
      store.update(keyOf(draft), (old) => {
        const stored = readSameDraft(old, draft)
        const next = stored && change(stored)
        return next && storedDraft(next)
      }),
    )

  return {
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
  }
}

/** Whether a score may be sent, given what is stored of it: it still waits if it waited, and no attempt but `replaces` is open. */
function judgeClaim(draft: ScoreDraft, stored?: ScoreDraft, replaces?: string): Claim {
  if (draft.waiting && stored?.waiting?.since !== draft.waiting.since) return { kind: 'gone' }
  const open = stored?.attempt
  return open && open.id !== replaces ? { kind: 'pending', attempt: open } : { kind: 'claimed' }
}

/**
 * Moves a score that waits for signal to a slot of its own, so that another round at the course can be entered. Resolves with
 * false if it does not wait. Only one of the two copies can ever be sent, since the new one waits only after the old one has
 * stopped waiting; a page that closes in between leaves a draft that is not sent.
 */
export async function setAside(store: KeyValueStore, draft: ScoreDraft): Promise<boolean> {
  if (draft.slot !== undefined) return draft.waiting !== undefined
  const waiting = readSameDraft(await store.get(keyOf(draft)), draft)
  if (!waiting?.waiting) return false
  const moved = { ...waiting, slot: draft.id }
  await store.update(keyOf(moved), () => storedDraft({ ...moved, waiting: undefined }))

  let hasStopped = false
  await store.update(keyOf(draft), (old) => {
    // Another tab may have started to send it meanwhile.
    hasStopped = readSameDraft(old, draft)?.waiting?.since === waiting.waiting?.since
    return hasStopped ? storedDraft({ ...waiting, waiting: undefined }) : undefined
  })
  if (!hasStopped) {
    await store.remove(keyOf(moved))
    return false
  }
  await store.update(keyOf(moved), (old) => readSameDraft(old, draft) && storedDraft(moved))
  await store.remove(keyOf(draft))
  return true
}
