import { queryOptions } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeCommentDetails } from '~/api/decode/comments'
import { unwrapList } from '~/api/unwrap-list'
import { detailsKey, type TalkRef } from '../talk-item'
import type { TalkPanelName } from '../talk-state'

/** Who commented on an entry (oldest first) or cheered for it (newest first), as the host orders them. */
export const talkDetails = (item: TalkRef, type: TalkPanelName) =>
  queryOptions({
    queryKey: detailsKey(item, type),
    staleTime: 0, // an opened panel shows what is said now
    queryFn: async ({ signal }) => {
      const { sourceTable, sourceId } = item
      const query = { sourceTable, sourceId, type }
      return decodeCommentDetails(
        unwrapList(await api.GET('/api/comments/details', { params: { query }, signal })),
      )
    },
  })
