import { useStore } from 'zustand/react'
import { failureText } from '~/domain/account/failure-text'
import type { OptimisticWrite, OptimisticWrites } from '~/lib/latest-wins'

/** The optimistic write for one golfer, kept up to date. */
export const useOptimisticWrite = <W, A>(
  writes: OptimisticWrites<number, W, A>,
  userId: number,
): OptimisticWrite<W, A> | undefined => useStore(writes.store, (all) => all.get(userId))

/** Why the last attempt failed, as a message that can be shown. */
export const writeFailure = (
  write: OptimisticWrite<unknown, unknown> | undefined,
): string | undefined => (write && 'error' in write ? failureText(write.error) : undefined)
