import { pageSetting } from '~/lib/page-setting'
import { parseUrl } from '~/lib/url'

/** The only permission the app requests. */
export const CONTACTS_SCOPE = 'Contacts.Read'

/** Gets access tokens for Microsoft Graph. All functions reject with an error that can be shown. */
export type ContactsAccess = {
  /** The current token; undefined when the golfer has to sign in. */
  token: () => Promise<string | undefined>
  /**
   * Navigates to the provider's consent page, which redirects back to /invite with a hash; does not once `left` is aborted.
   */
  requestAccess: (left: AbortSignal) => Promise<void>
  /** Reads the token from that hash, which can be used once. */
  finish: (hash: string) => Promise<string>
}

/** Where this deployment reads a golfer's contacts. */
export type ContactsSetting = {
  /** The provider that grants access to them: Microsoft's authority, or the issuer of another OpenID provider. */
  issuer: string
  clientId: string
  /** Microsoft Graph, without a slash at the end. */
  graph: string
}

const MICROSOFT = 'https://login.microsoftonline.com'
const GRAPH = 'https://graph.microsoft.com'

/**
 * The setting in the page's head (`linx:contacts-issuer`, `linx:contacts-client`, `linx:graph-host`); undefined when
 * contacts are not set up. A path is on the page's own origin.
 */
export function contactsSetting(
  setting: (name: string) => string = pageSetting,
  origin: string = location.origin,
): ContactsSetting | undefined {
  const whole = (address: string) => (address.startsWith('/') ? origin + address : address)
  const issuer = whole(setting('linx:contacts-issuer'))
  const clientId = setting('linx:contacts-client')
  const graph = whole(setting('linx:graph-host') || GRAPH)
  const usable = clientId !== '' && parseUrl(issuer) && parseUrl(graph)
  return usable ? { issuer, clientId, graph } : undefined
}

/** Whether the issuer is Microsoft's own sign-in. */
export const isMicrosoft = ({ issuer }: ContactsSetting): boolean =>
  new URL(issuer).origin === MICROSOFT
