import type { paths as ApiPaths } from '~/api/schema'
import { LINX_PAGE_SIZE } from '~/domain/feed/first-page'

const GOLFER: keyof ApiPaths = '/api/user/current'
const FEED: keyof ApiPaths = '/api/linx'
const COURSES: keyof ApiPaths = '/api/Scores/RecentCourses'

// Patterns, since the addresses are in src/routing, whose code this script does not wait for. These pages are only for a
// signed-in golfer, but for the start page.
const GOLFERS_PAGES = /^\/((linx|postscore)(\/.*)?|following|groups|profile|invite)?$/
const isLinx = (pathname: string) => /^\/linx$/.test(pathname)
const isPicker = (pathname: string) => /^\/postscore$/.test(pathname)
const isForm = (pathname: string) => pathname.endsWith('/details')

/**
 * What the start screen shows at an address (shell/start-screen.css): its skeleton of the course picker or of the score
 * form, only its frame, or undefined for Linx, in any view.
 */
export function startScreenAt({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): 'courses' | 'form' | 'frame' | undefined {
  if (isLinx(pathname)) return undefined
  if (isForm(pathname)) return 'form'
  // ?view=search has no skeleton
  return isPicker(pathname) && !search.endsWith('search') ? 'courses' : 'frame'
}

/** Whether an address is that of the feed in its default view. */
export const beginsAtFeed = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean => isLinx(pathname) && !search && !hash

/**
 * The API's paths that the app requests first for a signed-in golfer at an address: the golfer's record, for Linx also
 * the first page (`firstPageQuery`), and for the course picker also the recently played courses; for the score form only if
 * the history entry has no `state`, which would name the course. Nothing for pages that need no golfer, nor for an address
 * that may contain a sign-in, which must be removed before anything is requested (R20).
 */
export function firstRequests(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  state: unknown,
): string[] {
  const isStart = pathname === '/'
  if (hash || !GOLFERS_PAGES.test(pathname) || (isStart && search)) return []
  if (isPicker(pathname) || (isForm(pathname) && state === null)) return [GOLFER, COURSES]
  if (search || !(isStart || isLinx(pathname))) return [GOLFER]
  return [GOLFER, `${FEED}?view=Following&pageSize=${LINX_PAGE_SIZE}`]
}
