import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeSession, type SessionResponse } from '~/api/decode/auth'
import { assertDone } from '~/api/done'
import { ApiError, serverMessage } from '~/api/errors'
import type { SignUp } from '~/domain/account/sign-up'
import { accountMessages } from '~/domain/messages/account'
import { session } from '~/session/session'
import { golferId } from '~/session/session-types'
import { appAddress, createAccount } from './create-account'

/**
 * Requests a mail with a reset link. The result is not reported, so that it does not disclose which addresses have an
 * account; a failed call is logged like any other.
 */
export async function requestLink(email: string): Promise<void> {
  const body = { email, baseUrl: appAddress() }
  await Promise.allSettled([api.POST('/api/auth/forgot-password', { body })])
}

/** The token of a mailed link, and the email address it was sent to. */
export type MailedLink = { token: string; email: string }

/** Sets the new password. Rejects with an `ApiError` that can be shown. */
async function setPassword(link: MailedLink, newPassword: string): Promise<SessionResponse> {
  try {
    const json = unwrap(
      await api.POST('/api/auth/reset-password', { body: { ...link, newPassword } }),
    )
    const response = decodeSession(json)
    if (response.success) return response
    throw new ApiError(serverMessage(json) ?? accountMessages.resetFailed, 200, { data: json })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || serverMessage(error.data)) throw error
    throw new ApiError(accountMessages.resetFailed, error.status, { cause: error })
  }
}

/** Completes a registration. Rejects with an `ApiError`. */
async function completeRegistration(email: string): Promise<SessionResponse> {
  const json = unwrap(await api.POST('/api/auth/complete-registration', { body: { email } }))
  const response = decodeSession(json)
  if (response.success) return response
  throw new ApiError(serverMessage(json) ?? '', 200, { data: json })
}

/** What a visitor writes to the host before there is a session. */
export const accountMutations = {
  create: (picture: string | undefined) =>
    mutationOptions({
      mutationKey: ['account', 'create'],
      mutationFn: (form: SignUp) => createAccount(form, picture, golferId(session.state())),
    }),
  verifyEmail: () =>
    mutationOptions({
      mutationKey: ['account', 'verify-email'],
      mutationFn: async (link: MailedLink) =>
        assertDone(await api.POST('/api/auth/verify-email', { body: link })),
    }),
  completeRegistration: () =>
    mutationOptions({
      mutationKey: ['account', 'complete-registration'],
      mutationFn: completeRegistration,
    }),
  requestLink: () =>
    mutationOptions({ mutationKey: ['account', 'request-link'], mutationFn: requestLink }),
  setPassword: (link: MailedLink) =>
    mutationOptions({
      mutationKey: ['account', 'set-password'],
      mutationFn: (password: string) => setPassword(link, password),
    }),
}
