/** The only permission the app requests. */
export const CONTACTS_SCOPE = 'Contacts.Read'

/** Gets access tokens for Microsoft Graph. All functions reject with an error that can be shown. */
export type ContactsAccess = {
  /** The current token; undefined when the golfer has to sign in. */
  token: () => Promise<string | undefined>
  /** Navigates to the provider's consent page, which redirects back to /invite with a hash. */
  requestAccess: () => Promise<void>
  /** The token out of that hash, which is used once. */
  finish: (hash: string) => Promise<string>
}
