import { useEffect, useRef, useState } from 'react'
import { realTimers } from '~/lib/timers'
import type { ScoreDraft } from '../outbox/score-draft'
import { drafts } from '../outbox/session-drafts'

/** Typing is stored this long after the last key: well within the second of R7. */
const SAVE_AFTER_MS = 400

type Fields = Partial<Omit<ScoreDraft, 'id' | 'userId' | 'course' | 'attempt'>>

/** Changes the draft by what it is now, so that two edits of one tick both count. */
export type ChangeDraft = (change: (draft: ScoreDraft) => Fields) => void

/** Stores a draft a little after each change, or at once. */
function createSaver() {
  let waiting: ScoreDraft | undefined
  let stopWaiting: (() => void) | undefined
  const drop = () => {
    stopWaiting?.()
    waiting = undefined
  }
  const flush = () => {
    const draft = waiting
    drop()
    if (draft) void drafts.save(draft)
  }
  return {
    drop,
    flush,
    later(draft: ScoreDraft) {
      drop()
      waiting = draft
      stopWaiting = realTimers.after(SAVE_AFTER_MS, flush)
    },
  }
}

/** The draft on the screen, stored as it changes: soon after the last key, and at once when the page is hidden or left (R7). */
export function useKeptDraft(initial: ScoreDraft): {
  draft: ScoreDraft
  change: ChangeDraft
  drop: () => void
} {
  const [draft, setDraft] = useState(initial)
  const [saver] = useState(createSaver)
  const latest = useRef(initial)

  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') saver.flush()
    }
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', saver.flush)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', saver.flush)
      saver.flush()
    }
  }, [saver])

  const change: ChangeDraft = (make) => {
    const next = { ...latest.current, ...make(latest.current) }
    latest.current = next
    setDraft(next)
    saver.later(next)
  }
  return { draft, change, drop: saver.drop }
}
