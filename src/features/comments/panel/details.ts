import { queryOptions } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeCommentDetails } from '~/api/decode/comments'
import { unwrapList } from '~/api/unwrap-list'
import { itemKey } from '~/domain/feed/item-key'
import { changeTalk, detailsKey, talks, type TalkRef, type TalkPanelName } from '../talk'

/** The comments (oldest first) or cheers (newest first) of an entry, in the host's order. */
export const talkDetails = (item: TalkRef, type: TalkPanelName) =>
  queryOptions({
    queryKey: detailsKey(item, type),
    staleTime: 0, // an opened panel shows the newest data
    queryFn: async ({ signal }) => {
      const { sourceTable, sourceId } = item
      const query = { sourceTable, sourceId, type }
      const rows = decodeCommentDetails(
        unwrapList(await api.GET('/api/comments/details', { params: { query }, signal })),
      )
      // The count of the entry follows its list.
      const key = itemKey(item)
      changeTalk(key, { [type]: Math.max(rows.length, talks.getState()[key]?.[type] ?? 0) })
      return rows
    },
  })
