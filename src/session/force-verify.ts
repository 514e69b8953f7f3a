import type { createAuthOnly } from '~/api/auth-only'
import { maybe, flag, type Decoder } from '~/api/decode/value'

type AuthOnly = ReturnType<typeof createAuthOnly>

const isVerified: Decoder<boolean> = (json) =>
  flag(
    typeof json === 'object' && json !== null && 'isEmailVerified' in json
      ? json.isEmailVerified
      : undefined,
  )

/** data.isEmailVerified of the response; undefined when it is missing. */
const verifiedIn = (answer: unknown): boolean | undefined =>
  maybe(isVerified)(
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined,
  )

/**
 * Marks an email address as verified, so that the login that the host refused for it can continue. True when the login can be
 * retried; false when the address is already verified, or the host did not respond. Never rejects.
 */
export const createForceVerify =
  (authOnly: AuthOnly) =>
  async (email: string): Promise<boolean> => {
    const query = `?email=${encodeURIComponent(email)}`
    const check = await authOnly(`debug/check-verification${query}`, { method: 'GET' })
    if (!check.success || verifiedIn(check.data) === true) return false
    return (await authOnly(`debug/force-verify${query}`)).success
  }
