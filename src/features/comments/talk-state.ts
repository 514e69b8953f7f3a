import { sessionEnd } from '~/api/session-end'
import { createListeners } from '~/lib/listeners'

export type TalkPanelName = 'comments' | 'likes'

/** What this page knows of an entry's talk beyond the feed's own numbers. Absent: nothing. */
export type Talk = {
  /** The panel that is open under the entry; it stays so while the entry is scrolled away. */
  panel?: TalkPanelName | undefined
  /** The comment that is on its way. */
  sending?: string | undefined
  /** Why the last comment was not sent. */
  failure?: string | undefined
  /** The host's newest counts, from its answers to comments and Woohoos. */
  comments?: number | undefined
  likes?: number | undefined
}

const NOTHING: Talk = {}

/**
 * The talk of each entry, by its key. It lies over the feed's items instead of in them: taking a failed comment back is
 * leaving it out, and whatever the feed has learned meanwhile stays.
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

/** This golfer's. */
export const talkState = createTalkState()

sessionEnd.add(talkState.clear)
