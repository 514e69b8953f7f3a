import { itemKey } from '~/domain/item-key'
import { createListeners } from '~/lib/listeners'
import { blockReload } from '~/lib/block-reload'
import type { DraftStore } from '~/platform/draft-store'
import { type TalkRef } from '../talk-item'

/** A comment that is not sent yet. */
export type CommentDraft = {
  text: string
  /**
   * It was sent and nobody knows whether it arrived; so many of the golfer's comments there read the same before (R6).
   * Absent: it was not.
   */
  unsure?: number | undefined
  /** What was sent then, and with which idempotency key: the same words go with the same key again. */
  sent?: { text: string; key: string } | undefined
}

const NO_DRAFT: CommentDraft = { text: '' }

const keyOf = (userId: number, item: TalkRef): string => `comment/${userId}/${itemKey(item)}`

function readSent(stored: unknown): CommentDraft['sent'] {
  if (typeof stored !== 'object' || stored === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(stored))
  const [text, key] = [fields.get('text'), fields.get('key')]
  return typeof text === 'string' && typeof key === 'string' ? { text, key } : undefined
}

function read(stored: unknown): CommentDraft {
  if (typeof stored !== 'object' || stored === null) return NO_DRAFT
  const fields = new Map<string, unknown>(Object.entries(stored))
  const [text, unsure] = [fields.get('text'), fields.get('unsure')]
  if (typeof text !== 'string' || text === '') return NO_DRAFT
  const sent = readSent(fields.get('sent'))
  return { text, unsure: typeof unsure === 'number' ? unsure : undefined, ...(sent && { sent }) }
}

/**
 * Unsent comments, one an entry, under the id of the golfer (R7). They lie beside the score drafts and go when those go. What
 * was typed in this page is there at once; what an earlier one has left comes a moment later.
 */
export function createCommentDrafts(store: Pick<DraftStore, 'get' | 'update' | 'remove'>) {
  const changes = createListeners()
  let drafts = new Map<string, CommentDraft>()
  let unsaved = new Set<string>()
  let saving = false
  let open = true

  const put = (key: string, draft: CommentDraft) => {
    drafts.set(key, draft)
    changes.notify()
  }

  /** One write at a time; what is typed meanwhile is written right after it. */
  async function flush(): Promise<void> {
    if (saving) return
    saving = true
    const stored = blockReload()
    for (let [key] = unsaved; key !== undefined; [key] = unsaved) await write(key)
    saving = false
    stored()
  }
  function write(key: string): Promise<void> {
    unsaved.delete(key)
    const draft = drafts.get(key)
    return draft?.text ? store.update(key, () => draft) : store.remove(key)
  }

  return {
    subscribe: changes.add,
    get: (userId: number, item: TalkRef): CommentDraft =>
      drafts.get(keyOf(userId, item)) ?? NO_DRAFT,
    /** Brings in what an earlier page has left. */
    async load(userId: number, item: TalkRef): Promise<void> {
      open = true
      const key = keyOf(userId, item)
      if (drafts.has(key)) return
      const stored = read(await store.get(key))
      if (!drafts.has(key) && stored.text) put(key, stored)
    },
    /** Keeps what was typed; an empty text removes the draft. Never fails loudly. */
    save(userId: number, item: TalkRef, draft: CommentDraft): void {
      if (!open) return // the golfer has left; the page is only being taken down
      const key = keyOf(userId, item)
      put(key, draft)
      unsaved.add(key)
      void flush()
    },
    /** The session has ended; what is stored is judged elsewhere. */
    close(): void {
      open = false
      drafts = new Map()
      unsaved = new Set()
    },
  }
}

export type CommentDrafts = ReturnType<typeof createCommentDrafts>
