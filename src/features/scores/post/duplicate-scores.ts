import { createStore } from 'zustand/vanilla'
import type { ScoreDraft, Sent } from '../draft/score-draft'
import type { PostResponse } from './posting'

/** A score that was posted once and recorded twice. */
export type DuplicateScore = { draft: ScoreDraft; sent: Sent }

type Parts = {
  /** Whether the host has recorded the score more than once. Rejects when My Linx cannot be read. */
  isRecordedTwice: (draft: ScoreDraft, answered: PostResponse) => Promise<boolean>
}

/**
 * The scores that a host has recorded twice, until the golfer has read it: a browser sends a call again by itself when a
 * reused connection drops, which the app cannot see. Checks once after each post.
 */
export function createDuplicateScores({ isRecordedTwice }: Parts) {
  const { setState, ...store } = createStore<readonly DuplicateScore[]>(() => [])
  let session = 0
  return {
    ...store,
    /** Looks once. Failures are ignored. */
    async check(draft: ScoreDraft, answered: PostResponse): Promise<void> {
      const started = session
      const isTwice = await isRecordedTwice(draft, answered).catch(() => false)
      if (isTwice && started === session)
        setState((records) => [...records, { draft, sent: answered.sent }], true)
    },
    /** The golfer has read it. */
    dismiss(id: string): void {
      setState((records) => records.filter(({ draft }) => draft.id !== id), true)
    },
    /** The session has ended. */
    reset(): void {
      session += 1
      setState([], true)
    },
  }
}
