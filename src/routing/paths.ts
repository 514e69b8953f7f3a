const query = (values: Record<string, string | undefined>): string => {
  const pairs = Object.entries(values).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Where the demo's sign-in page leads a visitor without an account. */
export const LIVE_DEMO = '/?story=saturday'

/** What names a round in an address: its golfer, and its row on the host. */
export type RoundRef = { userId: number; sourceTable: string; sourceId: number }

/** The path of Linx, also for the script of the start page, which has no room for the others. */
export const LINX = '/linx'

/** All paths of the app. Ids and texts are encoded here, once (R9). */
export const paths = {
  login: () => '/',
  /** `view`: 'Following', 'My Linx', 'My Bets' or 'User:{userId}'. */
  linx: (view?: string) => LINX + query({ view }),
  /** A round of the feed, opened. */
  round: ({ userId, sourceTable, sourceId }: RoundRef) =>
    `/linx/${userId}/${encodeURIComponent(sourceTable)}/${sourceId}`,
  postScore: (tab?: 'recent' | 'search') => `/postscore${query({ view: tab })}`,
  postScoreDetails: (courseId: string) => `/postscore/${encodeURIComponent(courseId)}/details`,
  following: (view?: 'following' | 'followers' | 'suggestions' | 'requests') =>
    `/following${query({ view })}`,
  groups: (view?: 'mygroups' | 'available') => `/groups${query({ view })}`,
  invite: () => '/invite',
  profile: () => '/profile',
  about: () => '/about',
  privacy: () => '/privacy',
  terms: () => '/terms',
  contact: () => '/contact',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  directLogin: () => '/direct-login',
  auth: () => '/auth',
  debug: () => '/debug',
  usage: () => '/usage',
  createAccount: () => '/create-account',
  checkEmail: () => '/check-email',
  accountSetup: () => '/createaccount2',
  help: (topic?: string) => `/help-system${query({ topic })}`,
}
