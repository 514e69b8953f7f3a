import { useSyncExternalStore } from 'react'
import { failureText } from '~/domain/failure-text'
import type { OptimisticWrite, OptimisticWrites } from '~/lib/latest-wins'

/** What is wanted of one golfer, kept up to date. */
export const useWish = <W, A>(
  wishes: OptimisticWrites<number, W, A>,
  userId: number,
): OptimisticWrite<W, A> | undefined =>
  useSyncExternalStore(wishes.subscribe, () => wishes.get(userId))

/** Why the last try failed, in words fit to show. */
export const wishFailure = (
  wish: OptimisticWrite<unknown, unknown> | undefined,
): string | undefined => (wish && 'error' in wish ? failureText(wish.error) : undefined)
