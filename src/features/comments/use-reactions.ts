import { useStore } from 'zustand/react'
import { itemKey } from '~/domain/feed/item-key'
import { useOptimisticMutation } from '~/api/optimistic-mutation'
import { failureText } from '~/domain/account/failure-text'
import { woohoos } from './app-woohoos'
import { type EntryWithCounts, reactionStore, type Reactions } from './reactions'

/** An entry's comments and Woohoos as shown: the host's counts plus what is being sent. */
export type ShownReactions = Reactions & {
  commentCount: number
  likeCount: number
  /** The golfer has given a Woohoo, which may still be undone. */
  hasGivenWoohoo: boolean
  /** The Woohoo can still be undone. */
  canUndo: boolean
  /** Why sending the Woohoo failed. */
  woohooFailure: string | undefined
}

/**
 * The comments and Woohoos of an entry; renders again when they change. Of the local and the feed's counts, the higher ones are
 * shown (R23).
 */
export function useReactions(item: EntryWithCounts): ShownReactions {
  const key = itemKey(item)
  const local = useStore(reactionStore, (all) => all[key])
  const write = useOptimisticMutation(woohoos.mutation, key)
  const failed = write !== undefined && 'error' in write && !item.hasUserLiked
  const ownWoohoo = !item.hasUserLiked && write?.value === true
  return {
    ...local,
    commentCount: Math.max(item.commentCount, local?.comments ?? 0) + (local?.sending ? 1 : 0),
    likeCount: Math.max(item.likeCount + (ownWoohoo ? 1 : 0), local?.likes ?? 0),
    hasGivenWoohoo: item.hasUserLiked || ownWoohoo,
    canUndo: ownWoohoo && write?.phase === 'delayed',
    woohooFailure: failed ? failureText(write.error) : undefined,
  }
}
