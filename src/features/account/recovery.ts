import { api, unwrap } from '~/api/client'
import { decodeSession } from '~/api/decode/auth'
import { ApiError, serverMessage } from '~/api/errors'
import { accountMessages } from '~/domain/messages/account'

/** The app's origin, for links in mails. */
export const appAddress = (): string => window.location.origin

/**
 * Requests a mail with a reset link. The result is not reported, so that it does not disclose which addresses have an
 * account; a failed call is logged like any other.
 */
export async function requestLink(email: string): Promise<void> {
  const body = { email, baseUrl: appAddress() }
  await Promise.allSettled([api.POST('/api/auth/forgot-password', { body })])
}

/** Sets the new password. Rejects with an `ApiError` that can be shown. */
export async function setPassword(link: { token: string; email: string }, newPassword: string) {
  try {
    const json = unwrap(
      await api.POST('/api/auth/reset-password', { body: { ...link, newPassword } }),
    )
    const answer = decodeSession(json)
    if (answer.success) return answer
    throw new ApiError(serverMessage(json) ?? accountMessages.resetFailed, 200, { data: json })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || serverMessage(error.data)) throw error
    throw new ApiError(accountMessages.resetFailed, error.status, { cause: error })
  }
}
