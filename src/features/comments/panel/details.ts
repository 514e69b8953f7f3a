import { queryOptions } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeCommentDetails } from '~/api/decode/comments'
import { unwrapList } from '~/api/unwrap-list'
import type { CommentDetail, User } from '~/api/types'
import { fullName } from '~/domain/people/names'
import { itemKey } from '~/domain/feed/item-key'
import {
  changeReactions,
  detailsKey,
  reactionStore,
  type EntryRef,
  type ReactionKind,
} from '../reactions'

const differ = (one: unknown, other: unknown): boolean => Boolean(one && other && one !== other)

/**
 * Whether a comment or Woohoo may be the golfer's own. The host sends its author without an id, so golfers with the same name
 * are distinguished by picture, city and state, if both have them.
 */
export const isFrom = (user: User, { name, picture, city, state }: CommentDetail): boolean =>
  name === fullName(user) &&
  !differ(picture, user.us_picture_url) &&
  !differ(city, user.us_city) &&
  !differ(state, user.us_state)

/** Requests the comments (oldest first) or Woohoos (newest first) of an entry, in the host's order. */
export async function fetchDetails(item: EntryRef, type: ReactionKind, signal: AbortSignal) {
  const { sourceTable, sourceId } = item
  const query = { sourceTable, sourceId, type }
  return decodeCommentDetails(
    unwrapList(await api.GET('/api/comments/details', { params: { query }, signal })),
  )
}

/** The list of an entry's open panel. */
export const reactionDetails = (item: EntryRef, type: ReactionKind) =>
  queryOptions({
    queryKey: detailsKey(item, type),
    staleTime: 0, // an opened panel shows the newest data
    queryFn: async ({ signal }) => {
      const rows = await fetchDetails(item, type, signal)
      // The count of the entry follows its list.
      const key = itemKey(item)
      changeReactions(key, {
        [type]: Math.max(rows.length, reactionStore.getState()[key]?.[type] ?? 0),
      })
      return rows
    },
  })
