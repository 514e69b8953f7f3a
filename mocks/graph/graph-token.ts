/** The scope that lets an app read a person's contacts. */
export const GRAPH_SCOPE = 'Contacts.Read'

/** The tokens of accounts with an unusual address book, by email. */
const UNUSUAL: Readonly<Record<string, string>> = {
  'marcus@bell.example': 'graph-many',
  'hal@winters.example': 'graph-none',
  'priya@raman.example': 'graph-denied',
  'stranger@golf.example': 'graph-no-mailbox',
}

/** The access token for the contacts of an account that signed in with the provider: a key of `BOOKS`, or one that is refused. */
export const graphTokenOf = (email: string): string => UNUSUAL[email] ?? 'graph-contacts'
