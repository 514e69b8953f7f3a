import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'

/** The host's reference to an entry of the feed. */
export type TalkRef = Pick<LinxItem, 'sourceTable' | 'sourceId'>

/** An entry of the feed with the host's counts. */
export type TalkItem = TalkRef & Pick<LinxItem, 'commentCount' | 'likeCount' | 'hasUserLiked'>

/** Parses a key; undefined for an invalid text. */
export function readTalkKey(key: string): TalkRef | undefined {
  const [, sourceTable, id] = /^(.+)\/(\d{1,15})$/.exec(key) ?? []
  return sourceTable === undefined ? undefined : { sourceTable, sourceId: Number(id) }
}

/** The query key of an entry's panel. */
export const detailsKey = (item: TalkRef, type: 'comments' | 'likes') =>
  ['talk', type, itemKey(item)] as const
