import { queryOptions } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeCommentDetails } from '~/api/decode/comments'
import { unwrapList } from '~/api/unwrap-list'
import { detailsKey, type TalkRef, type TalkPanelName } from '../talk'

/** The comments (oldest first) or cheers (newest first) of an entry, in the host's order. */
export const talkDetails = (item: TalkRef, type: TalkPanelName) =>
  queryOptions({
    queryKey: detailsKey(item, type),
    staleTime: 0, // an opened panel shows the newest data
    queryFn: async ({ signal }) => {
      const { sourceTable, sourceId } = item
      const query = { sourceTable, sourceId, type }
      return decodeCommentDetails(
        unwrapList(await api.GET('/api/comments/details', { params: { query }, signal })),
      )
    },
  })
