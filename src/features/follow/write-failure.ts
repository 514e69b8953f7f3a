import type { OptimisticValue } from '~/api/optimistic-mutation'
import { failureText } from '~/domain/account/failure-text'

/** Why the last attempt failed, as a message that can be shown. */
export const writeFailure = (
  write: OptimisticValue<unknown, unknown> | undefined,
): string | undefined => (write && 'error' in write ? failureText(write.error) : undefined)
