import type { paths as ApiPaths } from '~/api/schema'
import { LINX_PAGE_SIZE } from '~/domain/feed/first-page'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The start page, Linx and the pages for posting; written out, since this is loaded before everything else. */
const FIRST_PAGES = /^\/(linx|postscore(\/.*)?)?$/

const GOLFER: keyof ApiPaths = '/api/user/current'
const FEED: keyof ApiPaths = '/api/linx'

/**
 * The API's paths that the app requests first for a signed-in golfer at an address: the golfer's record, and with Linx the
 * first page (`firstPageQuery`) of the two views that most visits begin with. Nothing for a page that few start at, nor for
 * an address that may carry a sign-in, which is taken out before anything is requested (R20).
 */
export function firstRequests(
  { pathname, search, hash }: Address,
  userId: string | null,
): string[] {
  const isStart = pathname === '/'
  if (hash || !FIRST_PAGES.test(pathname) || (isStart && search)) return []
  const view = new URLSearchParams(search).get('view') ?? 'Following'
  const isMine = view === 'My Linx'
  const hasFeed = isMine ? Number(userId) > 0 : view === 'Following'
  if (!hasFeed || !(isStart || pathname === '/linx')) return [GOLFER]
  const query = `view=${encodeURIComponent(view)}&pageSize=${LINX_PAGE_SIZE}`
  return [GOLFER, `${FEED}?${query}${isMine ? `&userId=${userId}` : ''}`]
}
