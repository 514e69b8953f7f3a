/** The sections that have help. */
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

/** The sections' names, as help and the usage report show them. */
export const sectionNames: Readonly<Record<HelpTopic, string>> = {
  linx: 'Linx',
  postscore: 'Post',
  following: 'Following',
  groups: 'Groups',
  invite: 'Invite',
  about: 'About',
  profile: 'Profile',
}

/** The section a page belongs to: by its help, else the page is its own. None for the sign-in page. */
export const sectionOf = (info: PageInfo | undefined): string | undefined =>
  info?.help ? sectionNames[info.help] : info?.bare ? undefined : info?.title

const isPageInfo = (handle: unknown): handle is PageInfo =>
  typeof handle === 'object' &&
  handle !== null &&
  'title' in handle &&
  typeof handle.title === 'string'

/** The info of the page shown, out of the router's matches; the innermost wins. */
export const pageInfoOf = (matches: readonly { handle: unknown }[]): PageInfo | undefined =>
  matches.map((match) => match.handle).findLast(isPageInfo)
