import type { paths as ApiPaths } from '~/api/schema'
import { LINX_PAGE_SIZE } from '~/domain/feed/first-page'

const GOLFER: keyof ApiPaths = '/api/user/current'
const FEED: keyof ApiPaths = '/api/linx'

/** The start page, Linx and the pages for posting; written out, since this is loaded before everything else. */
const FIRST_PAGES = /^\/(linx|postscore(\/.*)?)?$/

/** Whether an address is Linx, in any view. */
export const isLinx = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  /^\/linx$/.test(pathname)

/**
 * The API's paths that the app requests first for a signed-in golfer at an address: the golfer's record, and with Linx the
 * first page (`firstPageQuery`). Nothing for a page that few start at, nor for an address that may carry a sign-in, which
 * is taken out before anything is requested (R20).
 */
export function firstRequests({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string[] {
  if (hash || !FIRST_PAGES.test(pathname) || (pathname === '/' && search)) return []
  return search || pathname.startsWith('/p')
    ? [GOLFER]
    : [GOLFER, `${FEED}?view=Following&pageSize=${LINX_PAGE_SIZE}`]
}
