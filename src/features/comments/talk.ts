import { createStore, type StoreApi } from 'zustand/vanilla'
import { sessionEnd } from '~/api/events'
import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'

/** The host's reference to an entry of the feed. */
export type TalkRef = Pick<LinxItem, 'sourceTable' | 'sourceId'>

/** An entry of the feed with the host's counts. */
export type TalkItem = TalkRef & Pick<LinxItem, 'commentCount' | 'likeCount' | 'hasUserLiked'>

/** Parses an entry's key (`itemKey`); undefined if it is invalid. */
export function readTalkKey(key: string): TalkRef | undefined {
  const [, sourceTable, id] = /^(.+)\/(-?\d+)$/.exec(key) ?? []
  return sourceTable === undefined ? undefined : { sourceTable, sourceId: Number(id) }
}

/** The query key of an entry's panel. */
export const detailsKey = (item: TalkRef, type: 'comments' | 'likes') =>
  ['talk', type, itemKey(item)] as const

/** A panel of an entry. */
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

/**
 * The local state of each entry's comments and cheers, by key. It overlays the feed's items: reverting a failed comment
 * removes it from the overlay, and newer feed data stays.
 */
export type Talks = StoreApi<Readonly<Record<string, Talk>>>

/** A store without any entries. */
export const createTalks = (): Talks => createStore(() => ({}))

/** The state of the current session. */
export const talks = createTalks()

/** Changes the state of one entry. */
export const changeTalk = (key: string, change: Talk, store = talks): void =>
  store.setState((all) => ({ [key]: { ...all[key], ...change } }))

sessionEnd.add(() => talks.setState({}, true))
