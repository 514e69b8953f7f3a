import { itemKey } from '~/domain/item-key'
import { api, unwrap } from '~/api/client'
import { decodeLikeCount } from '~/api/decode/comments'
import { queryClient } from '~/api/query-client'
import { browserStorage } from '~/platform/storage'
import { session } from '~/session/session'
import { CHEERS_KEY, createCheers } from './cheers'
import { detailsKey } from './talk-item'
import { talkState } from './talk-state'

/** The Woohoos of this tab. */
export const cheers = createCheers({
  hasTokens: session.hasTokens,
  storage: browserStorage([CHEERS_KEY], [CHEERS_KEY]),
  async send(item) {
    const answer = await api.POST('/api/comments/woohoo', {
      body: { SourceTable: item.sourceTable, SourceId: item.sourceId },
      keepalive: true, // it may be sent because the page is going away
    })
    talkState.change(itemKey(item), { likes: decodeLikeCount(unwrap(answer)) })
    void queryClient.invalidateQueries({ queryKey: detailsKey(item, 'likes') }) // an open list has one more
  },
})

session.onEnd(() => cheers.clear())
session.beforeLogout(() => cheers.leave())

if (typeof document !== 'undefined') {
  // A phone that throws a page away may fire no more than the first of them.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void cheers.leave()
  })
  addEventListener('pagehide', () => void cheers.leave())
}
