import {
  AuthError,
  CacheLookupPolicy,
  PublicClientApplication,
  type AuthenticationResult,
} from '@azure/msal-browser'
import { inviteMessages as say } from '~/domain/messages/invite'
import { paths } from '~/routing/paths'
import { CONTACTS_SCOPE, type ContactsAccess } from './contacts-access'
import type { ContactsSetting } from './contacts-setting'

const SCOPES = [CONTACTS_SCOPE]

/** What the golfer said on Microsoft's page, and what it then says itself. */
const REFUSALS = new Set(['access_denied', 'user_cancelled', 'consent_required'])

/** What went wrong at Microsoft, in the app's words; its own are for developers. */
function problem(error: unknown): Error {
  const code = error instanceof AuthError ? error.errorCode : ''
  if (REFUSALS.has(code)) return new Error(say.cancelled)
  return new Error(code.includes('network') ? say.unreachable : say.signInFailed)
}

type Client = Pick<
  PublicClientApplication,
  'initialize' | 'acquireTokenSilent' | 'acquireTokenRedirect' | 'handleRedirectPromise'
>

const microsoftClient = ({ issuer, clientId }: ContactsSetting): Client =>
  new PublicClientApplication({
    auth: { authority: issuer, clientId, redirectUri: location.origin + paths.invite() },
    // Whose contacts these are goes with the page; for the way to Microsoft and back MSAL uses the session's storage.
    cache: { cacheLocation: 'memoryStorage' },
  })

/**
 * Access by Microsoft's own sign-in (MSAL, code flow with PKCE). The whole page goes there and comes back: windows of their
 * own are blocked on many phones and do not exist in the installed app.
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
      if (!last) return undefined
      const { account } = last
      try {
        await initialized()
        // Without the hidden frame: the app may not be framed, not even by itself.
        const cacheLookupPolicy = CacheLookupPolicy.AccessTokenAndRefreshToken
        last = await client.acquireTokenSilent({ scopes: SCOPES, account, cacheLookupPolicy })
        return last.accessToken
      } catch {
        return undefined
      }
    },

    async ask() {
      try {
        await initialized()
        await client.acquireTokenRedirect({ scopes: SCOPES, prompt: 'select_account' })
      } catch (error) {
        throw problem(error)
      }
    },

    async finish(hash) {
      const result = await initialized()
        .then(() => client.handleRedirectPromise({ hash, navigateToLoginRequestUrl: false }))
        .catch((error: unknown) => Promise.reject(problem(error)))
      if (!result) throw new Error(say.untrusted)
      last = result
      return result.accessToken
    },
  }
}
