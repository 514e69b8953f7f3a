import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeSession, type SessionAnswer } from '~/api/decode/auth'
import { assertDone } from '~/api/done'
import { ApiError, serverMessage } from '~/api/errors'
import type { SignUp } from '~/domain/account/sign-up'
import { createAccount } from './create-account'
import { requestLink, setPassword } from './recovery'

/** The token and address of a mailed link. */
type MailedLink = { token: string; email: string }

/** Completes a registration. Rejects with an `ApiError`. */
async function completeRegistration(email: string): Promise<SessionAnswer> {
  const json = unwrap(await api.POST('/api/auth/complete-registration', { body: { email } }))
  const answer = decodeSession(json)
  if (answer.success) return answer
  throw new ApiError(serverMessage(json) ?? '', 200, { data: json })
}

/** What a visitor writes to the host before there is a session. */
export const accountMutations = {
  create: (picture: string | undefined) =>
    mutationOptions({
      mutationKey: ['account', 'create'],
      mutationFn: (form: SignUp) => createAccount(form, picture),
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
