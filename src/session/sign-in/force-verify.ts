import { authOnly } from '~/api/auth-only'
import { fieldOf } from '~/lib/decode'

const isVerified = (response: unknown): boolean =>
  fieldOf(fieldOf(response, 'data'), 'isEmailVerified') === true

/** After this time a refused login is shown without knowing whether the address is verified. */
const CHECK_TIMEOUT_MS = 5000

/**
 * Marks an email address as verified, if it is not, so that a login that the host refused for it can continue. True when the
 * login can be retried; false when the address is already verified, or the host did not respond. Never rejects.
 */
export async function forceVerify(email: string, send = authOnly): Promise<boolean> {
  const query = `?email=${encodeURIComponent(email)}`
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
  const check = await send(`debug/check-verification${query}`, { method: 'GET', signal })
  if (!check.success || isVerified(check.data)) return false
  return (await send(`debug/force-verify${query}`)).success
}
