import { queryOptions } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeCommentDetails } from '~/api/decode/comments'
import { unwrapList } from '~/api/unwrap-list'
import type { User } from '~/api/types'
import { itemKey } from '~/domain/feed/item-key'
import { changeTalk, detailsKey, talks, type TalkRef, type TalkPanelName } from '../talk'

/** A golfer's name as the host writes it beside their comments. */
export const commentName = ({ us_firstname, us_lastname }: User): string =>
  `${us_firstname} ${us_lastname}`.trim()

/** Asks for the comments (oldest first) or cheers (newest first) of an entry, in the host's order. */
export async function fetchDetails(item: TalkRef, type: TalkPanelName, signal: AbortSignal) {
  const { sourceTable, sourceId } = item
  const query = { sourceTable, sourceId, type }
  return decodeCommentDetails(
    unwrapList(await api.GET('/api/comments/details', { params: { query }, signal })),
  )
}

/** The list of an entry's open panel. */
export const talkDetails = (item: TalkRef, type: TalkPanelName) =>
  queryOptions({
    queryKey: detailsKey(item, type),
    staleTime: 0, // an opened panel shows the newest data
    queryFn: async ({ signal }) => {
      const rows = await fetchDetails(item, type, signal)
      // The count of the entry follows its list.
      const key = itemKey(item)
      changeTalk(key, { [type]: Math.max(rows.length, talks.getState()[key]?.[type] ?? 0) })
      return rows
    },
  })
