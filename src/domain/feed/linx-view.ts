/**
 * A view of the feed, as named in the URL and sent to the server: what followed golfers did, the golfer's own rounds, or
 * those of another golfer.
 */
export type LinxView = 'Following' | 'My Linx' | `User:${number}`

/** The view of another golfer's rounds. */
export const userLinx = (userId: number): LinxView => `User:${userId}`

/** The golfer of a `User:{userId}` view; undefined for the other views. */
export function viewedUser(view: LinxView): number | undefined {
  return view.startsWith('User:') ? Number(view.slice('User:'.length)) : undefined
}

/** Reads the query parameter `view`; anything unknown is the default, Following (R16). */
export function parseLinxView(text: string | null | undefined): LinxView {
  if (text === 'My Linx') return text
  const userId = /^User:([1-9]\d{0,15})$/.exec(text ?? '')?.[1]
  return userId === undefined ? 'Following' : userLinx(Number(userId))
}

/** The view that shows the golfer's bets instead of a feed. */
export const MY_BETS = 'My Bets'

/** Whether the URL's view is My Bets. */
export const isMyBets = (text: string | null | undefined): boolean => text === MY_BETS
