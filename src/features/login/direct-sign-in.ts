import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeProviderSession, type SessionResponse } from '~/api/decode/auth'
import { ApiError, serverMessage } from '~/api/errors'
import { checkIdToken, isBoundTo, type IdTokenClaims } from '~/domain/account/id-token'
import { directLoginMessages } from '~/domain/messages/direct-login'
import { now } from '~/lib/clock'
import { cutText } from '~/lib/text'
import { paths } from '~/routing/paths'
import { signInAddress, type IdentityProvider, type SignInWay } from './identity-provider'
import type { SignInAttempt } from './sign-in-attempt'
import type { SignInCallback } from './sign-in-callback'

/** The address of the provider's sign-in page. Rejects with an `ApiError` that can be shown, or when `left` is aborted. */
export async function directSignInAddress(
  provider: IdentityProvider,
  { way, email, left }: { way: SignInWay; email: string; left: AbortSignal },
): Promise<string> {
  const request = {
    path: paths.directLogin(),
    scope: 'openid profile email',
    domain_hint: way,
    ...(email !== '' && way === 'email' && { login_hint: email }),
  }
  const result = await signInAddress(provider, request, left)
  if ('fault' in result) throw new ApiError(directLoginMessages[result.fault], 0)
  return result.address
}

/** The maximum length of a provider's message that is shown. */
const MAX_DESCRIPTION = 300

/** The provider's error description, as text on one line. */
function providerFailure(description: string): string {
  const sentence = cutText(description.replaceAll(/[\p{C}\s]+/gu, ' ').trim(), MAX_DESCRIPTION)
  return sentence === ''
    ? directLoginMessages.providerFailed
    : `${directLoginMessages.providerFailed} ${directLoginMessages.providerSays(sentence)}`
}

/** The verified claims, or the reason they are rejected. */
export type Returned = { ok: true; claims: IdTokenClaims } | { ok: false; message: string }

/** Checks the returned values before any request is sent (R21). */
export async function checkReturned(
  { idToken, accessToken, state, error, errorDescription }: SignInCallback,
  attempt: SignInAttempt | undefined,
  provider: IdentityProvider | undefined,
): Promise<Returned> {
  if (!provider) return { ok: false, message: directLoginMessages.notConfigured }
  if (!attempt || attempt.state !== state)
    return { ok: false, message: directLoginMessages.notStarted }
  if (error === 'access_denied') return { ok: false, message: directLoginMessages.canceled }
  if (error !== '') return { ok: false, message: providerFailure(errorDescription) }
  const { issuer, clientId: audience } = provider
  const check = checkIdToken(idToken, { issuer, audience, nonce: attempt.nonce, now: now() })
  if (!check.ok)
    return {
      ok: false,
      message: check.fault === 'time' ? directLoginMessages.time : directLoginMessages.untrusted,
    }
  return accessToken === '' || !(await isBoundTo(idToken, accessToken))
    ? { ok: false, message: directLoginMessages.untrusted }
    : { ok: true, claims: check.claims }
}

/** Asks the host to verify the tokens and open a session. Rejects with an `ApiError` that can be shown. */
async function openSession({ idToken, accessToken }: SignInCallback): Promise<SessionResponse> {
  const json = unwrap(
    await api.POST('/api/auth/external-login', { body: { idToken, accessToken } }),
  )
  const response = decodeProviderSession(json)
  if (!response.success)
    throw new ApiError(serverMessage(json) ?? directLoginMessages.failed, 200, { data: json })
  return response
}

/** Asks the host to open a session with the tokens of an identity provider. */
export const openProviderSession = () =>
  mutationOptions({ mutationKey: ['login', 'provider'], mutationFn: openSession })
