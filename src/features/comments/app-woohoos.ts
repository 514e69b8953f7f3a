import { itemKey } from '~/domain/feed/item-key'
import { api, unwrap } from '~/api/client'
import { decodeLikeCount } from '~/api/decode/comments'
import { assertDone } from '~/api/done'
import { queryClient } from '~/api/query-client'
import { localOrCookieStorage } from '~/platform/storage/storage'
import { sendBeforeLeaving, session } from '~/session/session'
import { WOOHOOS_KEY, createWoohoos } from './woohoos'
import { detailsKey, changeReactions } from './reactions'

/** The Woohoos of this tab. */
export const woohoos = createWoohoos({
  client: queryClient,
  hasTokens: session.hasTokens,
  storage: localOrCookieStorage([WOOHOOS_KEY], [WOOHOOS_KEY]),
  async send(item) {
    const response = await api.POST('/api/comments/woohoo', {
      body: { SourceTable: item.sourceTable, SourceId: item.sourceId },
      keepalive: true, // since it may be sent while the page unloads
    })
    assertDone(response)
    changeReactions(itemKey(item), { likes: decodeLikeCount(unwrap(response)) })
    void queryClient.invalidateQueries({ queryKey: detailsKey(item, 'likes') }) // refreshes an open list
  },
})

session.onEnd(() => woohoos.clear())
sendBeforeLeaving(() => woohoos.leave())
