import { createStore } from 'zustand/vanilla'
import { itemKey } from '~/domain/feed/item-key'
import { blockReload } from '~/lib/before-reload'
import { flag, maybe, number, or, parseJson, record, text } from '~/lib/decode'
import type { KeyValueStore } from '~/platform/db/key-value-store'
import type { Tabs } from '~/platform/tabs'
import type { EntryRef } from '../reactions'

/** An unsent comment. */
export type CommentDraft = {
  text: string
  /**
   * Set if it was sent and the outcome is unknown (R6): how many comments of the golfer with the same text the list had before.
   */
  unsure?: number | undefined
  /** The attempt with the unknown outcome; the same text is sent again with the same key. */
  sent?: Attempt | undefined
}

type Attempt = {
  text: string
  /** Its idempotency key. */
  key: string
  /** The list was loaded, so that `unsure` is right. */
  wasListed?: boolean | undefined
  /** If the list was not loaded, the count of comments on the screen: as many earlier comments are first in the list. */
  shown?: number | undefined
}

const NO_DRAFT: CommentDraft = { text: '' }

const keyOf = (userId: number, item: EntryRef): string => `comment/${userId}/${itemKey(item)}`

const decodeDraft = record<CommentDraft>({
  text,
  unsure: maybe(number),
  sent: maybe(record<Attempt>({ text, key: text, wasListed: maybe(flag), shown: maybe(number) })),
})

/** Reads a stored draft from unknown data (R8). */
const read = or(decodeDraft, NO_DRAFT)

/** A change of a draft, for the other tabs: the text it had before, and what it is now. */
type Change = { key: string; before: string; draft: CommentDraft }
const readChange = maybe(record<Change>({ key: text, before: text, draft: decodeDraft }))

/**
 * Unsent comments, one per entry, by the golfer's id; stored with the score drafts and deleted with them (R7). A tab with the
 * same text follows changes of it in another tab, so that a comment is sent once.
 */
export function createCommentDrafts(
  store: Pick<KeyValueStore, 'get' | 'update' | 'remove'>,
  tabs: Tabs,
) {
  const drafts = createStore<Readonly<Record<string, CommentDraft>>>(() => ({}))
  let unsaved = new Set<string>()
  let saving = false
  let open = true
  /** The texts that were last exchanged with the other tabs. */
  const known = new Map<string, string>()

  const put = (key: string, draft: CommentDraft) => drafts.setState({ [key]: draft })

  /** Writes one draft at a time; changes made meanwhile are written afterwards. */
  async function flush(): Promise<void> {
    if (saving) return
    saving = true
    const stored = blockReload()
    for (let [key] = unsaved; key !== undefined; [key] = unsaved) await write(key)
    saving = false
    stored()
  }
  async function write(key: string): Promise<void> {
    unsaved.delete(key)
    const draft = drafts.getState()[key] ?? NO_DRAFT
    await (draft.text ? store.update(key, () => draft) : store.remove(key))
    if (!open) return
    const change: Change = { key, before: known.get(key) ?? '', draft }
    known.set(key, draft.text)
    tabs.announce(JSON.stringify(change))
  }
  function mark(key: string): void {
    unsaved.add(key)
    void flush()
  }
  tabs.listen((message) => {
    const change = readChange(parseJson(message ?? '')?.value)
    if (!open || !change) return
    const { key, before, draft } = change
    const own = drafts.getState()[key] ?? NO_DRAFT
    if (own.text === before && !unsaved.has(key)) {
      known.set(key, draft.text)
      put(key, draft)
    } else if (own.text && !draft.text) mark(key) // stores it again, since the other tab has removed the stored draft
  })

  return {
    /** The drafts of this page by their key. */
    store: drafts,
    get: (userId: number, item: EntryRef): CommentDraft =>
      drafts.getState()[keyOf(userId, item)] ?? NO_DRAFT,
    /** Loads what an earlier page stored. */
    async load(userId: number, item: EntryRef): Promise<void> {
      open = true
      const key = keyOf(userId, item)
      if (drafts.getState()[key]) return
      const stored = read(await store.get(key))
      if (!open || drafts.getState()[key] || !stored.text) return
      known.set(key, stored.text)
      put(key, stored)
    },
    /** Stores the draft; an empty text removes it. Failures are ignored. */
    save(userId: number, item: EntryRef, draft: CommentDraft): void {
      if (!open) return // the session has ended while the page is still mounted
      const key = keyOf(userId, item)
      put(key, draft)
      mark(key)
    },
    /** Forgets the drafts at the end of the session; the stored ones are deleted elsewhere. */
    close(): void {
      open = false
      drafts.setState({}, true)
      unsaved = new Set()
      known.clear()
    },
  }
}

/** The unsent comments of this page. */
export type CommentDrafts = ReturnType<typeof createCommentDrafts>
