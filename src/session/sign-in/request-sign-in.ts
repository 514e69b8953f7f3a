import { unwrap, type Api } from '~/api/client'
import { decodeSession, type SessionResponse } from '~/api/decode/auth'
import { sessionEnd } from '~/api/events'
import { ApiError, serverMessage } from '~/api/errors'
import { credentialsFault } from '~/domain/account/credentials'
import { loginMessages, storageMessages } from '~/domain/messages/login'
import type { LocalOrCookieStorage } from '~/platform/storage/storage'
import { lastEmail } from '../storage/sign-in-storage'

const MOBILE_DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/ipod/i, 'iPod'],
  [/android/i, 'Android'],
  [/windows phone/i, 'Windows Phone'],
  [/blackberry|\bbb10\b/i, 'BlackBerry'],
  [/mobile|opera mini/i, 'mobile device'],
]

/** The name of a mobile device, for the storage messages; undefined on a desktop. */
export const mobileDevice = (
  userAgent = globalThis.navigator?.userAgent ?? '',
): string | undefined => MOBILE_DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1]

let typedEmail = ''
sessionEnd.add(() => (typedEmail = ''))

/** Keeps what a visitor types as their email for the next form that asks for it, until the page is reloaded. */
export const keepEmail = (typed: string): void => void (typedEmail = typed.trim())

/** The email that a form for visitors begins with: what they have typed before, else the last one. */
export const firstEmail = (): string => typedEmail || lastEmail()

/** A login refused because the email address has not been verified. */
export class UnverifiedEmailError extends ApiError {}

/** Marks an email address that is not verified as verified; returns whether the login can be retried. Never rejects. */
export type ForceVerify = (email: string) => Promise<boolean>

/** What a golfer signs in with. */
export type Credentials = { email: string; password: string }

type Options = {
  api: Api
  storage: LocalOrCookieStorage
  /** The name of the mobile device; undefined on a desktop. The browser's own when absent. */
  device?: () => string | undefined
  forceVerify: ForceVerify
}

/**
 * Sends the credentials and returns the server's response; the session stores it. An address that is not verified is
 * force-verified. Rejects with an `ApiError` that can be shown.
 */
export async function requestSignIn(
  { email, password }: Credentials,
  options: Options,
): Promise<SessionResponse> {
  if (!email.trim() && !password) throw new ApiError(loginMessages.bothMissing, 0)
  const problem = credentialsFault(email, password)?.message ?? storageProblem(options)
  if (problem) throw new ApiError(problem, 0)
  const body = { email: email.trim(), password }
  try {
    return await send(body, options.api)
  } catch (error) {
    // The only login that is sent twice: it was refused, and the address turned out to be unverified.
    if (mayBeUnverified(error) && (await options.forceVerify(body.email)))
      return send(body, options.api)
    throw error
  }
}

/** Whether the refusal may be about the address: hosts word it in many ways. */
const mayBeUnverified = (error: unknown): boolean =>
  error instanceof UnverifiedEmailError ||
  (error instanceof ApiError && (error.status === 401 || error.status === 403))

/** The type of `requestSignIn`, for lazy loading. */
export type RequestSignIn = typeof requestSignIn

async function send(body: Credentials, api: Api): Promise<SessionResponse> {
  try {
    const json = unwrap(await api.POST('/api/auth/login', { body }))
    const response = decodeSession(json)
    if (!response.success)
      throw new ApiError(serverMessage(json) ?? loginMessages.failed, 200, { data: json })
    return response
  } catch (error) {
    throw error instanceof ApiError ? loginError(error) : error
  }
}

/** Why tokens cannot be stored, if so; checked before the login is sent. */
function storageProblem({ storage, device = mobileDevice }: Options): string | undefined {
  const name = device()
  if (!storage.isAvailable())
    return name ? storageMessages.storageMissingOn(name) : storageMessages.storageMissing
  if (name && !storage.selfTest()) return storageMessages.storageBroken(name)
  return undefined
}

/** The error of a failed login with the message to show; the status is unchanged. */
function loginError(error: ApiError): ApiError {
  const { status, data, endpoint } = error
  const more = { data, endpoint, cause: error }
  const message = serverMessage(data, ['message', 'detail']) // the title of a 401 says 'Unauthorized'
  if (message && /not verified/i.test(message))
    return new UnverifiedEmailError(message, status, more)
  if (status < 400) return error // no response, or an unreadable one: keeps its own message
  const isRefusal = status === 400 || status === 401 || status === 403
  if (isRefusal && (!message || /unknown|unexpected/i.test(message)))
    return new ApiError(loginMessages.rejected, status, more)
  return new ApiError(serverMessage(data) ?? loginMessages.failed, status, more)
}
