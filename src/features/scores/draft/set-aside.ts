import type { KeyValueStore } from '~/platform/db/key-value-store'
import { isEmptyDraft } from './new-draft'
import { keyOf, readDraftFor, storedDraft, type ScoreDraft } from './score-draft'

/** What was typed; in a slot of its own if another draft is stored in its place. */
export const withFreeSlot = (typed: ScoreDraft, stored: ScoreDraft | undefined): ScoreDraft =>
  stored && stored.id !== typed.id && !isEmptyDraft(stored) ? { ...typed, slot: typed.id } : typed

/**
 * Moves a score that waits for signal to a slot of its own, so that another round at the course can be entered. Resolves with
 * false if it does not wait. Only one of the two copies can ever be sent, since the new one waits only after the old one has
 * stopped waiting; a page that closes in between leaves a draft that is not sent.
 */
export async function setAside(store: KeyValueStore, draft: ScoreDraft): Promise<boolean> {
  if (draft.slot !== undefined) return draft.waiting !== undefined
  const own = (stored: unknown) => {
    const found = readDraftFor(stored, draft)
    return found?.id === draft.id ? found : undefined
  }
  const waiting = own(await store.get(keyOf(draft)))
  if (!waiting?.waiting) return false
  const moved = { ...waiting, slot: draft.id }
  const movedNotWaiting = { ...moved, waiting: undefined }
  await store.update(keyOf(moved), () => storedDraft(movedNotWaiting))

  let hasStopped = false
  await store.update(keyOf(draft), (stored) => {
    const found = own(stored)
    // Another tab may have started to send it meanwhile.
    hasStopped = found?.waiting?.since === waiting.waiting?.since
    return hasStopped ? storedDraft({ ...waiting, waiting: undefined }) : undefined
  })
  if (!hasStopped) {
    await store.remove(keyOf(moved))
    return false
  }
  await store.update(keyOf(moved), (stored) => own(stored) && storedDraft(moved))
  await store.remove(keyOf(draft))
  return true
}
