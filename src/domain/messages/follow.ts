import { pluralize } from '~/lib/pluralize'
import type { FollowView } from '../people/list-view'

/** Messages of the lists of golfers. */
export const followMessages = {
  empty: (view: FollowView) => `No ${view} found.`,
  noneMatching: 'No results found.',
  searching: 'Searching…',
  /** Suggestions leave out golfers who are followed already. */
  alreadyFollowed: 'Golfers you already follow or have asked to follow aren’t listed here.',
  /** While a list that has not loaded completely is searched. */
  searched: (count: number) => `Searching the ${pluralize(count, 'golfer')} loaded so far.`,
  /** The page of a golfer without entries, by how the signed-in golfer is related to them. */
  noRounds: {
    none: (name: string) =>
      `${name}’s rounds are private, or there are none yet. Follow ${name} to ask to see them.`,
    requested: (name: string) =>
      `${name}’s rounds are private. You’ll see them once ${name} approves your request.`,
    following: (name: string) => `${name}’s rounds will show up here.`,
  },
  /** The same while it is not known whose page it is. */
  noPosts: 'No posts yet.',
  /** Shown in a row before it is removed. */
  done: {
    following: (name: string) => `You’re now following ${name}.`,
    requested: (name: string) => `Request sent. You’ll follow ${name} once they approve.`,
    none: (name: string) => `You no longer follow ${name}.`,
    withdrawn: (name: string) => `Your request to ${name} was canceled.`,
    approved: (name: string) => `${name} can see your posts now.`,
    rejected: (name: string) => `Request declined. ${name} won’t be notified.`,
    /** Nothing was left to do. The host's reason mostly leaves out the golfer's name. */
    elsewhere: (name: string, reason: string) =>
      reason.includes(name) ? reason : `${name}: ${reason}`,
  },
} as const
