import {
  AuthError,
  BrowserCacheLocation,
  PublicClientApplication,
  type AuthenticationResult,
} from '@azure/msal-browser'
import { inviteMessages } from '~/domain/messages/invite'
import { now } from '~/lib/clock'
import { paths } from '~/routing/paths'
import { CONTACTS_SCOPE, type ContactsAccess, type ContactsSetting } from './contacts-setting'

const SCOPES = [CONTACTS_SCOPE]

/** Error codes of a declined sign-in. */
const REFUSALS = new Set(['access_denied', 'user_cancelled', 'consent_required'])

/** Maps an error of MSAL to a message, since MSAL's own are for developers. */
function problem(error: unknown): Error {
  const code = error instanceof AuthError ? error.errorCode : ''
  if (REFUSALS.has(code)) return new Error(inviteMessages.canceled)
  return new Error(
    code.includes('network') ? inviteMessages.unreachable : inviteMessages.signInFailed,
  )
}

type Client = Pick<
  PublicClientApplication,
  'initialize' | 'acquireTokenRedirect' | 'handleRedirectPromise' | 'clearCache'
>

/** A token that expires within this many milliseconds leaves too little time to read an address book. */
const MIN_LIFETIME_MS = 60_000

type TestOptions = {
  /** Receives the redirect's URL; returning false stays on the page. */
  onRedirectNavigate?: (address: string) => boolean
  allowRedirectInIframe?: boolean
}

/** MSAL as the app sets it up. The options are for tests, whose page must not leave. */
export const microsoftClient = (
  { issuer, clientId }: ContactsSetting,
  { onRedirectNavigate, allowRedirectInIframe }: TestOptions = {},
): Client =>
  new PublicClientApplication({
    auth: {
      authority: issuer,
      clientId,
      redirectUri: location.origin + paths.invite(),
      // Without offline_access, the library's default, since contacts are read once.
      OIDCOptions: { defaultScopes: ['openid', 'profile'] },
      ...(onRedirectNavigate && { onRedirectNavigate }),
    },
    // MSAL cannot navigate to another page if it stores everything in memory; the response is cleared as soon as it is
    // read.
    cache: { cacheLocation: BrowserCacheLocation.SessionStorage },
    ...(allowRedirectInIframe && { system: { allowRedirectInIframe } }),
  })

/**
 * Access by Microsoft's own sign-in (MSAL, code flow with PKCE). The whole page navigates there and back, because separate
 * windows are blocked on many phones and do not exist in the installed app.
 */
export function msalAccess(
  setting: ContactsSetting,
  client: Client = microsoftClient(setting),
): ContactsAccess {
  let ready: Promise<void> | undefined
  let last: AuthenticationResult | undefined
  const initialized = () => (ready ??= client.initialize())

  return {
    async token() {
      const ends = last?.expiresOn?.getTime() ?? 0
      return ends - now() > MIN_LIFETIME_MS ? last?.accessToken : undefined
    },

    async requestAccess(left) {
      try {
        await initialized()
        left.throwIfAborted()
        await client.acquireTokenRedirect({ scopes: SCOPES, prompt: 'select_account' })
      } catch (error) {
        throw problem(error)
      }
    },

    async finish(hash) {
      const result = await initialized()
        .then(() => client.handleRedirectPromise({ hash, navigateToLoginRequestUrl: false }))
        .catch((error: unknown) => Promise.reject(problem(error)))
      if (!result) throw new Error(inviteMessages.untrusted)
      last = result
      await client.clearCache().catch(() => undefined) // the account is forgotten with the page
      return result.accessToken
    },
  }
}
