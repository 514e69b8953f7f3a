import { useSyncExternalStore } from 'react'
import { failureText } from '~/domain/failure-text'
import type { Wish, Wishes } from '~/lib/last-wish'

/** What is wanted of one golfer, kept up to date. */
export const useWish = <W, A>(
  wishes: Wishes<number, W, A>,
  userId: number,
): Wish<W, A> | undefined => useSyncExternalStore(wishes.subscribe, () => wishes.get(userId))

/** Why the last try failed, in words fit to show. */
export const wishFailure = (wish: Wish<unknown, unknown> | undefined): string | undefined =>
  wish && 'error' in wish ? failureText(wish.error) : undefined
