import { createListeners } from '~/lib/listeners'
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
  const changes = createListeners()
  let records: readonly DuplicateScore[] = []
  let session = 0
  function setRecords(next: readonly DuplicateScore[]): void {
    records = next
    changes.notify()
  }
  return {
    subscribe: changes.add,
    list: (): readonly DuplicateScore[] => records,
    /** Looks once. Failures are ignored. */
    async check(draft: ScoreDraft, answered: PostResponse): Promise<void> {
      const started = session
      const isTwice = await isRecordedTwice(draft, answered).catch(() => false)
      if (isTwice && started === session) setRecords([...records, { draft, sent: answered.sent }])
    },
    /** The golfer has read it. */
    dismiss(id: string): void {
      if (records.some(({ draft }) => draft.id === id))
        setRecords(records.filter(({ draft }) => draft.id !== id))
    },
    /** The session has ended. */
    reset(): void {
      session += 1
      setRecords([])
    },
  }
}
