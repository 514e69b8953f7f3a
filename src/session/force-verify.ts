import type { createAuthOnly } from '~/api/auth-only'
import { maybe, flag, type Decoder } from '~/api/decode/value'

type AuthOnly = ReturnType<typeof createAuthOnly>

const isVerified: Decoder<boolean> = (json) =>
  flag(
    typeof json === 'object' && json !== null && 'isEmailVerified' in json
      ? json.isEmailVerified
      : undefined,
  )

/** data.isEmailVerified of the answer; undefined when it does not say. */
const verifiedIn = (answer: unknown): boolean | undefined =>
  maybe(isVerified)(
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined,
  )

/**
 * Has an email address counted as verified, so that the login the host refused for it can go on.
 * True when it is worth a second try; false when the address is verified already, or the host did not answer. Never
 * rejects.
 */
export const createForceVerify =
  (authOnly: AuthOnly) =>
  async (email: string): Promise<boolean> => {
    const query = `?email=${encodeURIComponent(email)}`
    const check = await authOnly(`debug/check-verification${query}`, { method: 'GET' })
    if (!check.success || verifiedIn(check.data) === true) return false
    return (await authOnly(`debug/force-verify${query}`)).success
  }
