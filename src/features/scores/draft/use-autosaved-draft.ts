import { useRef, useState } from 'react'
import { blockReload } from '~/lib/before-reload'
import { requestPersistentStorage } from '~/platform/db/key-value-store'
import type { ScoreDraft } from './score-draft'
import { drafts } from './device-drafts'

type Fields = Partial<Omit<ScoreDraft, 'id' | 'userId' | 'course' | 'attempt'>>

/** Changes the draft by what it is now, so that two edits of one tick both count. */
export type ChangeDraft = (change: (draft: ScoreDraft) => Fields) => void

/**
 * Stores a draft as it changes: in the backup at once, in the store at once or after the write in progress. A page that is
 * closed may not finish a write; then the next page has the backup.
 */
function createSaver() {
  let unsaved: ScoreDraft | undefined
  let isSaving = false
  async function flush(): Promise<void> {
    if (isSaving) return
    isSaving = true
    const unblockReload = blockReload()
    while (unsaved) {
      const draft = unsaved
      unsaved = undefined
      await drafts.save(draft)
      void requestPersistentStorage()
    }
    isSaving = false
    unblockReload()
  }
  return {
    drop() {
      unsaved = undefined
    },
    save(draft: ScoreDraft) {
      unsaved = draft
      drafts.backUp(draft)
      void flush()
    },
  }
}

/** The draft on the screen, stored as it changes (R7). */
export function useAutosavedDraft(initial: ScoreDraft): {
  draft: ScoreDraft
  change: ChangeDraft
  drop: () => void
} {
  const [draft, setDraft] = useState(initial)
  const [saver] = useState(createSaver)
  const latest = useRef(initial)

  const change: ChangeDraft = (make) => {
    const next = { ...latest.current, ...make(latest.current) }
    latest.current = next
    setDraft(next)
    saver.save(next)
  }
  return { draft, change, drop: saver.drop }
}
