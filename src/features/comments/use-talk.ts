import { itemKey } from '~/domain/item-key'
import { useSyncExternalStore } from 'react'
import { failureText } from '~/domain/failure-text'
import { cheers } from './app-cheers'
import { type TalkItem } from './talk-item'
import { talkState, type Talk } from './talk-state'

/** An entry's talk as it is shown: the host's numbers with what is on its way. */
export type ShownTalk = Talk & {
  commentCount: number
  likeCount: number
  /** The golfer has cheered; then there is nothing to press any more. */
  cheered: boolean
  /** The Woohoo can still be taken back. */
  held: boolean
  /** Why the Woohoo was not sent. */
  cheerFailure: string | undefined
}

/**
 * The talk of an entry; renders again when it changes. Counts only ever lie over the entry's own: when those are newer and
 * higher, they show (R23).
 */
export function useTalk(item: TalkItem): ShownTalk {
  const key = itemKey(item)
  const talk = useSyncExternalStore(talkState.subscribe, () => talkState.get(key))
  const wish = useSyncExternalStore(cheers.subscribe, () => cheers.get(key))
  const failed = wish !== undefined && 'error' in wish && !item.hasUserLiked
  const mine = !item.hasUserLiked && wish?.value === true
  return {
    ...talk,
    commentCount: Math.max(item.commentCount + (talk.sending ? 1 : 0), talk.comments ?? 0),
    likeCount: Math.max(item.likeCount + (mine ? 1 : 0), talk.likes ?? 0),
    cheered: item.hasUserLiked || mine,
    held: mine && wish?.phase === 'delayed',
    cheerFailure: failed ? failureText(wish.error) : undefined,
  }
}
