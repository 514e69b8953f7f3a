import { createStore, type StoreApi } from 'zustand/vanilla'
import { sessionEnd } from '~/api/events'
import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'

/** The host's reference to an entry of the feed. */
export type EntryRef = Pick<LinxItem, 'sourceTable' | 'sourceId'>

/** An entry of the feed with the host's counts. */
export type EntryWithCounts = EntryRef &
  Pick<LinxItem, 'commentCount' | 'likeCount' | 'hasUserLiked'>

/** Parses an entry's key (`itemKey`); undefined if it is invalid. */
export function readEntryKey(key: string): EntryRef | undefined {
  const [, sourceTable, id] = /^(.+)\/(-?\d+)$/.exec(key) ?? []
  return sourceTable === undefined ? undefined : { sourceTable, sourceId: Number(id) }
}

/** The query key of an entry's panel. */
export const detailsKey = (item: EntryRef, type: 'comments' | 'likes') =>
  ['reactions', type, itemKey(item)] as const

/** What golfers leave on an entry, named as the host names it. An entry has a panel for each kind. */
export type ReactionKind = 'comments' | 'likes'

/** What this page knows of an entry's reactions, its comments and Woohoos, beyond the feed's data. */
export type Reactions = {
  /** The open panel; it stays open while the entry is scrolled out of view. */
  panel?: ReactionKind | undefined
  /** The comment being sent. */
  sending?: string | undefined
  /** Why the last comment was not sent. */
  failure?: string | undefined
  /** The host's newest counts, from the responses to comments and Woohoos. */
  comments?: number | undefined
  likes?: number | undefined
}

/**
 * The local state of each entry's reactions, by key. It overlays the feed's items: reverting a failed comment
 * removes it from the overlay, and newer feed data stays.
 */
export type ReactionStore = StoreApi<Readonly<Record<string, Reactions>>>

/** A store without any entries. */
export const createReactionStore = (): ReactionStore => createStore(() => ({}))

/** The state of the current session. */
export const reactionStore = createReactionStore()

/** Changes the state of one entry. */
export const changeReactions = (key: string, change: Reactions, store = reactionStore): void =>
  store.setState((all) => ({ [key]: { ...all[key], ...change } }))

sessionEnd.add(() => reactionStore.setState({}, true))
