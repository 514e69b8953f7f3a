/** The sections that have help. */
export type HelpTopic =
  | 'linx'
  | 'postscore'
  | 'following'
  | 'groups'
  | 'invite'
  | 'about'
  | 'profile'

/** A route's `handle`: what the shell needs before the page has loaded. */
export type PageInfo = {
  title: string
  help?: HelpTopic | undefined
  /** Its name in the usage report, where that is neither its help's nor its title. */
  section?: string | undefined
  /** Shown without top bar, tab bar and footer. */
  bare?: boolean | undefined
}

/** The route info of the sign-in page, for the app and its prerendered HTML. */
export const signInInfo: PageInfo = { title: 'Login', bare: true }

/** The names of the sections in help and in the usage report. */
export const sectionNames: Readonly<Record<HelpTopic, string>> = {
  linx: 'Linx',
  postscore: 'Post',
  following: 'Following',
  groups: 'Groups',
  invite: 'Invite',
  about: 'About',
  profile: 'Profile',
}

/** The section of a page: its own, that of its help, else its title. None for the sign-in page. */
export const sectionOf = (info: PageInfo | undefined): string | undefined =>
  info?.section ?? (info?.help ? sectionNames[info.help] : info?.bare ? undefined : info?.title)

const isPageInfo = (handle: unknown): handle is PageInfo =>
  typeof handle === 'object' &&
  handle !== null &&
  'title' in handle &&
  typeof handle.title === 'string'

/** The page info of the current route: that of the innermost match. */
export const pageInfoOf = (matches: readonly { handle: unknown }[]): PageInfo | undefined =>
  matches.map((match) => match.handle).findLast(isPageInfo)
