/** What an app asks for to read contacts, and nothing more. */
export const CONTACTS_SCOPE = 'Contacts.Read'

/** An access token for Microsoft Graph, from whoever may give it. Everything rejects with an error fit to show. */
export type ContactsAccess = {
  /** A token that is at hand; undefined when the golfer has to be asked. */
  token: () => Promise<string | undefined>
  /** Leaves the page for the one that asks the golfer; it comes back to /invite with something in the hash. */
  requestAccess: () => Promise<void>
  /** The token out of that hash, which is used once. */
  finish: (hash: string) => Promise<string>
}
