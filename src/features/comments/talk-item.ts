import { itemKey } from '~/domain/item-key'
import type { LinxItem } from '~/api/types'

/** What one talks about: the host's name for an entry of the feed. */
export type TalkRef = Pick<LinxItem, 'sourceTable' | 'sourceId'>

/** An entry of the feed with its talk, as the host counted it. */
export type TalkItem = TalkRef & Pick<LinxItem, 'commentCount' | 'likeCount' | 'hasUserLiked'>

/** The entry of a key; undefined for a text that is none. */
export function readTalkKey(key: string): TalkRef | undefined {
  const [, sourceTable, id] = /^(.+)\/(\d{1,15})$/.exec(key) ?? []
  return sourceTable === undefined ? undefined : { sourceTable, sourceId: Number(id) }
}

/** Where the rows of an entry's panel are cached. */
export const detailsKey = (item: TalkRef, type: 'comments' | 'likes') =>
  ['talk', type, itemKey(item)] as const
