/** What an app asks for to read contacts, and nothing more. */
export const CONTACTS_SCOPE = 'Contacts.Read'

/** Gets access tokens for Microsoft Graph. All functions reject with an error that can be shown. */
export type ContactsAccess = {
  /** A token that is at hand; undefined when the golfer has to be asked. */
  token: () => Promise<string | undefined>
  /** Leaves the page for the one that asks the golfer; it comes back to /invite with something in the hash. */
  requestAccess: () => Promise<void>
  /** The token out of that hash, which is used once. */
  finish: (hash: string) => Promise<string>
}
