import { serializeQuery } from '~/api/address'
import type { paths as ApiPaths } from '~/api/schema'
import { firstPageQuery } from '~/domain/feed/first-page'
import { isMyBets, parseLinxView, viewedUser } from '~/domain/feed/linx-view'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * What a signed-in golfer sees first at an address, as far as its data is requested early: the feed, or a page for posting
 * scores. Paths of `routing/paths`, written out because this file is loaded before everything else.
 */
export function firstScreenAt({ pathname, search, hash }: Address): 'feed' | 'post' | undefined {
  if (hash) return undefined // it may carry a sign-in, which is taken out before anything is requested (R20)
  if (pathname === '/linx' || (pathname === '/' && !search)) return 'feed'
  return pathname.startsWith('/postscore') ? 'post' : undefined
}

const GOLFER: keyof ApiPaths = '/api/user/current'
const FEED: keyof ApiPaths = '/api/linx'

/** The API's paths that the app requests first at an address: the golfer's record, and the feed's first page. */
export function firstRequests(address: Address, userId: string | null): string[] {
  const screen = firstScreenAt(address)
  if (!screen) return []
  const requested = new URLSearchParams(address.search).get('view')
  const view = parseLinxView(requested)
  const id = Number(userId)
  const hasFeed = screen === 'feed' && !isMyBets(requested) && viewedUser(view) === undefined
  if (!hasFeed || (view === 'My Linx' && !id)) return [GOLFER]
  return [GOLFER, `${FEED}?${serializeQuery(firstPageQuery(view, id))}`]
}
