import { createStore } from 'zustand/vanilla'
import { itemKey } from '~/domain/feed/item-key'
import { blockReload } from '~/lib/before-reload'
import { maybe, number, or, record, text } from '~/lib/decode'
import type { KeyValueStore } from '~/platform/db/key-value-store'
import type { TalkRef } from '../talk'

/** An unsent comment. */
export type CommentDraft = {
  text: string
  /**
   * Set when it was sent with unknown outcome: how many comments of the golfer with the same text the list had before
   * (R6).
   */
  unsure?: number | undefined
  /** The text and the idempotency key of that attempt: the same text is sent with the same key again. */
  sent?: { text: string; key: string } | undefined
}

const NO_DRAFT: CommentDraft = { text: '' }

const keyOf = (userId: number, item: TalkRef): string => `comment/${userId}/${itemKey(item)}`

/** Reads what is stored, whatever it is (R8). */
const read = or(
  record<CommentDraft>({
    text,
    unsure: maybe(number),
    sent: maybe(record<{ text: string; key: string }>({ text, key: text })),
  }),
  NO_DRAFT,
)

/**
 * Unsent comments, one per entry, by the golfer's id (R7). They are stored with the score drafts and deleted with them.
 * Text typed in this page is available at once, stored text after it has loaded.
 */
export function createCommentDrafts(store: Pick<KeyValueStore, 'get' | 'update' | 'remove'>) {
  const drafts = createStore<Readonly<Record<string, CommentDraft>>>(() => ({}))
  let unsaved = new Set<string>()
  let saving = false
  let open = true

  const put = (key: string, draft: CommentDraft) => drafts.setState({ [key]: draft })

  /** One write at a time; changes made meanwhile are written right after it. */
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
    const draft = drafts.getState()[key]
    return draft?.text ? store.update(key, () => draft) : store.remove(key)
  }

  return {
    /** The drafts of this page by their key. */
    store: drafts,
    get: (userId: number, item: TalkRef): CommentDraft =>
      drafts.getState()[keyOf(userId, item)] ?? NO_DRAFT,
    /** Loads what an earlier page stored. */
    async load(userId: number, item: TalkRef): Promise<void> {
      open = true
      const key = keyOf(userId, item)
      if (drafts.getState()[key]) return
      const stored = read(await store.get(key))
      if (!drafts.getState()[key] && stored.text) put(key, stored)
    },
    /** Stores the text; an empty text removes the draft. Failures are ignored. */
    save(userId: number, item: TalkRef, draft: CommentDraft): void {
      if (!open) return // the session has ended while the page is still mounted
      const key = keyOf(userId, item)
      put(key, draft)
      unsaved.add(key)
      void flush()
    },
    /** The session has ended; the stored drafts are deleted elsewhere. */
    close(): void {
      open = false
      drafts.setState({}, true)
      unsaved = new Set()
    },
  }
}

export type CommentDrafts = ReturnType<typeof createCommentDrafts>
