import { createListeners } from '~/lib/listeners'
import type { ScoreDraft, Sent } from '../outbox/score-draft'
import type { Answered } from './posting'

/** A score that was posted once and recorded twice. */
export type SecondRecord = { draft: ScoreDraft; sent: Sent }

type Parts = {
  /** Whether the host has recorded the score more than once. Rejects when My Linx cannot be read. */
  look: (draft: ScoreDraft, answered: Answered) => Promise<boolean>
}

/**
 * The scores that a host has recorded twice, until the golfer has read it: a browser sends a call again by itself when a
 * connection that it had used before is cut, and nobody hears of that but the host. One look after each post.
 */
export function createSecondRecords({ look }: Parts) {
  const changes = createListeners()
  let records: readonly SecondRecord[] = []
  let session = 0
  function become(next: readonly SecondRecord[]): void {
    records = next
    changes.notify()
  }
  return {
    subscribe: changes.add,
    list: (): readonly SecondRecord[] => records,
    /** Looks once. Failures are ignored. */
    async check(draft: ScoreDraft, answered: Answered): Promise<void> {
      const started = session
      const isTwice = await look(draft, answered).catch(() => false)
      if (isTwice && started === session) become([...records, { draft, sent: answered.sent }])
    },
    /** The golfer has read it. */
    dismiss(id: string): void {
      if (records.some(({ draft }) => draft.id === id))
        become(records.filter(({ draft }) => draft.id !== id))
    },
    /** The session has ended. */
    reset(): void {
      session += 1
      become([])
    },
  }
}
