import type { FollowView } from '../follow-view'

/** What the lists of golfers say. */
export const followMessages = {
  empty: (view: FollowView) => `No ${view} found.`,
  noneMatching: 'No results found.',
  /** A row that has just been answered for, before it goes. */
  done: {
    following: (name: string) => `You follow ${name} now.`,
    asked: (name: string) => `${name} is asked. You follow as soon as they approve.`,
    none: (name: string) => `You no longer follow ${name}.`,
    withdrawn: (name: string) => `Your request to ${name} is taken back.`,
    approved: (name: string) => `${name} may see your posts now.`,
    rejected: (name: string) => `${name} is turned down, and is not told.`,
  },
} as const
