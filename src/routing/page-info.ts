/** The sections that have help (app-shell section 2). */
export type HelpTopic =
  | 'linx'
  | 'postscore'
  | 'following'
  | 'groups'
  | 'invite'
  | 'about'
  | 'profile'

/** What the shell knows of a route before its page has loaded: its `handle`. */
export type PageInfo = {
  title: string
  help?: HelpTopic | undefined
  /** Shown without top bar, tab bar and footer. */
  bare?: boolean | undefined
}

const isPageInfo = (handle: unknown): handle is PageInfo =>
  typeof handle === 'object' &&
  handle !== null &&
  'title' in handle &&
  typeof handle.title === 'string'

/** The info of the page shown, out of the router's matches; the innermost wins. */
export const pageInfoOf = (matches: readonly { handle: unknown }[]): PageInfo | undefined =>
  matches.map((match) => match.handle).findLast(isPageInfo)
