import type { LinxView } from './linx-view'

/** Items per page of the feed. */
export const LINX_PAGE_SIZE = 25

/** The query of a view's first page. The golfer's id is sent with My Linx only. */
export const firstPageQuery = (
  view: LinxView,
  userId: number | undefined,
): { view: LinxView; pageSize: number; userId?: number | undefined } => ({
  view,
  pageSize: LINX_PAGE_SIZE,
  ...(view === 'My Linx' && { userId }),
})
