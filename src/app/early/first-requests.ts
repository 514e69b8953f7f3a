import type { paths as ApiPaths } from '~/api/schema'
import { LINX_PAGE_SIZE } from '~/domain/feed/first-page'

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

/**
 * The API's paths that the app requests first at an address: the golfer's record, and the feed's first page
 * (`firstPageQuery`) of the two views that most visits begin with.
 */
export function firstRequests(address: Address, userId: string | null): string[] {
  const screen = firstScreenAt(address)
  if (!screen) return []
  const view = new URLSearchParams(address.search).get('view') ?? 'Following'
  const isMine = view === 'My Linx'
  const hasFeed = screen === 'feed' && (isMine ? Number(userId) > 0 : view === 'Following')
  if (!hasFeed) return [GOLFER]
  const query = `view=${encodeURIComponent(view)}&pageSize=${LINX_PAGE_SIZE}`
  return [GOLFER, `${FEED}?${query}${isMine ? `&userId=${userId}` : ''}`]
}
