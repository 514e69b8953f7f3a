import type { FollowView } from '../follow-view'

/** What the lists of golfers say. */
export const followMessages = {
  empty: (view: FollowView) => `No ${view} found.`,
  noneMatching: 'No results found.',
  /** A row that has just been answered for, before it goes. */
  done: {
    following: (name: string) => `You're now following ${name}.`,
    requested: (name: string) => `Request sent. You'll follow ${name} once they approve.`,
    none: (name: string) => `You no longer follow ${name}.`,
    withdrawn: (name: string) => `Your request to ${name} was canceled.`,
    approved: (name: string) => `${name} can see your posts now.`,
    rejected: (name: string) => `Request declined. ${name} won't be notified.`,
  },
} as const
