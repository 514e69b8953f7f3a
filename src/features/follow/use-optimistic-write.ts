import { useSyncExternalStore } from 'react'
import { failureText } from '~/domain/failure-text'
import type { OptimisticWrite, OptimisticWrites } from '~/lib/latest-wins'

/** What is wanted of one golfer, kept up to date. */
export const useOptimisticWrite = <W, A>(
  writes: OptimisticWrites<number, W, A>,
  userId: number,
): OptimisticWrite<W, A> | undefined =>
  useSyncExternalStore(writes.subscribe, () => writes.get(userId))

/** Why the last try failed, in words fit to show. */
export const writeFailure = (
  write: OptimisticWrite<unknown, unknown> | undefined,
): string | undefined => (write && 'error' in write ? failureText(write.error) : undefined)
