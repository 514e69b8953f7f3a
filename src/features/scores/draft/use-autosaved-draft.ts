import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { blockReload } from '~/lib/before-reload'
import { requestPersistentStorage } from '~/platform/db/key-value-store'
import { browserVisibility } from '~/platform/visibility'
import { keyOf, storedDraft, type ScoreDraft } from './score-draft'
import { drafts } from './device-drafts'
import { isEmptyDraft, withCurrentRound } from './new-draft'

type Fields = Partial<Omit<ScoreDraft, 'id' | 'userId' | 'course' | 'attempt'>>

/** Changes the draft based on its current value, so that two edits in the same tick both count. */
export type ChangeDraft = (change: (draft: ScoreDraft) => Fields) => void

/**
 * Stores a draft as it changes: in the backup at once, in the store at once or after the write in progress. If the page closes
 * during a write, the next page restores the backup. `onStored` receives the slot where it is stored.
 */
function createSaver(onStored: (slot: string | undefined) => void) {
  let unsaved: ScoreDraft | undefined
  let isSaving = false
  async function flush(): Promise<void> {
    if (isSaving) return
    isSaving = true
    const unblockReload = blockReload()
    while (unsaved) {
      const draft = unsaved
      unsaved = undefined
      onStored(await drafts.save(draft))
      void requestPersistentStorage()
    }
    isSaving = false
    unblockReload()
  }
  return {
    isSaving: () => isSaving,
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

const textOf = (draft: ScoreDraft): string => JSON.stringify(storedDraft(draft))

/** The draft on the screen, stored as it changes (R7). */
export function useAutosavedDraft(initial: ScoreDraft): {
  draft: ScoreDraft
  change: ChangeDraft
  drop: () => void
  /**
   * Shows what another tab has stored of this score, unless something is typed here meanwhile. If another score is stored in its
   * place, this draft gets a slot of its own; or, if it is empty, resolves with true. With `hasFiles`, files are being prepared
   * for it, and it does not count as empty.
   */
  takeOver: (hasFiles: boolean) => Promise<boolean>
} {
  const [draft, setDraft] = useState(initial)
  const latest = useRef(initial)
  const [saver] = useState(() => createSaver(moveTo))

  function show(next: ScoreDraft): void {
    latest.current = next
    setDraft(next)
  }
  function moveTo(slot: string | undefined): void {
    if (slot !== latest.current.slot) show({ ...latest.current, slot })
  }
  const change: ChangeDraft = (make) => {
    const next = { ...latest.current, ...make(latest.current) }
    show(next)
    saver.save(next)
  }

  async function takeOver(hasFiles: boolean): Promise<boolean> {
    const before = latest.current
    const list = await drafts.list(before.userId)
    const mine = latest.current
    const stored = list.find((one) => keyOf(one) === keyOf(mine))
    if (!stored) return false
    if (stored.id !== mine.id) {
      if (isEmptyDraft(mine) && !hasFiles) return true
      moveTo(mine.id) // what is typed here from now on must not replace the other score
      return false
    }
    if (saver.isSaving() || mine !== before) return false
    const { attempt, waiting, refusal } = mine
    const next = { ...withCurrentRound(stored, mine), attempt, waiting, refusal } // opening the form has stored nothing
    if (textOf(next) !== textOf(mine)) show(next)
    return false
  }
  return { draft, change, drop: saver.drop, takeOver }
}

/**
 * Calls `onChanged` when another tab has stored what was typed into the same draft, and when the golfer comes back to this tab,
 * since a frozen one gets no event.
 */
export function useOtherTabs(draft: ScoreDraft, onChanged: () => Promise<void>): void {
  const key = keyOf(draft)
  const notify = useEffectEvent(() => void onChanged())
  useEffect(() => {
    const onFocus = () => notify()
    // Another tab removes the backup when the store has the draft.
    const onStorage = (event: StorageEvent) => {
      if (event.key?.endsWith(key) && event.newValue === null) notify()
    }
    addEventListener('focus', onFocus)
    addEventListener('storage', onStorage)
    const stop = browserVisibility.listen((isVisible) => isVisible && notify())
    return () => {
      removeEventListener('focus', onFocus)
      removeEventListener('storage', onStorage)
      stop()
    }
  }, [key])
}
