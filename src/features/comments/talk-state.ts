import { sessionEnd } from '~/api/session-end'
import { createListeners } from '~/lib/listeners'

export type TalkPanelName = 'comments' | 'likes'

/** What this page knows of an entry's comments and cheers beyond the feed's data. */
export type Talk = {
  /** The open panel; it stays open while the entry is scrolled out of view. */
  panel?: TalkPanelName | undefined
  /** The comment being sent. */
  sending?: string | undefined
  /** Why the last comment was not sent. */
  failure?: string | undefined
  /** The host's newest counts, from the responses to comments and Woohoos. */
  comments?: number | undefined
  likes?: number | undefined
}

const NOTHING: Talk = {}

/**
 * The local state of each entry's comments and cheers, by key. It overlays the feed's items: reverting a failed comment
 * removes it from the overlay, and newer feed data stays.
 */
export function createTalkState() {
  const changes = createListeners()
  let talks = new Map<string, Talk>()
  return {
    subscribe: changes.add,
    get: (key: string): Talk => talks.get(key) ?? NOTHING,
    change(key: string, change: Talk): void {
      talks.set(key, { ...talks.get(key), ...change })
      changes.notify()
    },
    clear(): void {
      talks = new Map()
      changes.notify()
    },
  }
}

export type TalkState = ReturnType<typeof createTalkState>

/** The state of the current session. */
export const talkState = createTalkState()

sessionEnd.add(talkState.clear)
