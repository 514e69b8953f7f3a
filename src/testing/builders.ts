import type {
  AuthSession,
  BetRow,
  CheeredItem,
  CommentDetail,
  CommentedItem,
  CourseSearchResult,
  FollowChange,
  FollowEntry,
  FollowSuggestions,
  Group,
  GroupMember,
  Hole,
  LastNotify,
  LinxItem,
  LinxPage,
  PostedScore,
  RecentCourse,
  SearchResult,
  TeeSetRating,
  UsageReport,
  User,
} from '~/api/types'

// What the host sends, complete and with defaults: a test states only what matters to it.

/** Nora's own record. */
export const aUser = (change: Partial<User> = {}): User => ({
  us_id: 1,
  us_email: 'nora@whitcombe.example',
  us_firstname: 'Nora',
  us_lastname: 'Whitcombe',
  us_gender: 'F',
  us_private: true,
  ...change,
})

/** Nora, who is signed in. */
export const nora = aUser()

/** Marcus's own record. */
export const marcus = aUser({
  us_id: 2,
  us_email: 'marcus@bell.example',
  us_firstname: 'Marcus',
  us_lastname: 'Bell',
  us_gender: 'M',
})

/** The response to Nora's sign-in, and to a refresh. */
export const aSession = (change: Partial<AuthSession> = {}): AuthSession => ({
  success: true,
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  expiresIn: 3600,
  userId: 1,
  email: 'nora@whitcombe.example',
  firstName: 'Nora',
  lastName: 'Whitcombe',
  ...change,
})

/** A round of 84 by a golfer who is followed and named by the item's number. */
export const aFeedItem = (change: Partial<LinxItem> = {}): LinxItem => ({
  sourceTable: 'golf_scores',
  sourceId: 1,
  userId: 2,
  name: `Golfer ${change.sourceId ?? 1}`,
  activityDate: '2026-06-13T21:30:00Z',
  notificationType: 'FollowedUserResult',
  courseName: 'Bellwether Links',
  scoreTotal: 84,
  commentCount: 0,
  likeCount: 0,
  hasUserLiked: false,
  ...change,
})

/** The last page of a feed; without items, an empty feed. */
export const aFeedPage = (
  items: readonly LinxItem[] = [],
  change: Partial<Omit<LinxPage, 'items'>> = {},
): LinxPage => ({ items: [...items], hasMore: false, oldestActivityDate: null, ...change })

/** A golfer in a list of follows, requests or suggestions. */
export const aFollowEntry = (change: Partial<FollowEntry> = {}): FollowEntry => ({
  userId: 2,
  fullName: 'Marcus Bell',
  ...change,
})

/** All suggestions there are. */
export const someSuggestions = (items: readonly FollowEntry[] = []): FollowSuggestions => ({
  items: [...items],
  hasMore: false,
})

/** A golfer that a search finds. */
export const aSearchResult = (change: Partial<SearchResult> = {}): SearchResult => ({
  id: 2,
  displayName: 'Marcus Bell',
  ...change,
})

/** A comment on a round. */
export const aComment = (change: Partial<CommentDetail> = {}): CommentDetail => ({
  name: 'Marcus Bell',
  commentText: 'Well played.',
  ...change,
})

/** A group of golfers. */
export const aGroup = (change: Partial<Group> = {}): Group => ({
  groupId: 1,
  groupName: 'Saturday Skins',
  ...change,
})

/** A golfer of a group. */
export const aGroupMember = (change: Partial<GroupMember> = {}): GroupMember => ({
  name: 'Marcus Bell',
  ...change,
})

/** A course that a search finds. */
export const aCourse = (change: Partial<CourseSearchResult> = {}): CourseSearchResult => ({
  CourseID: 14001,
  CourseName: 'Bellwether Links',
  ...change,
})

/** A course that was played lately. */
export const aRecentCourse = (change: Partial<RecentCourse> = {}): RecentCourse => ({
  courseID: 14001,
  courseName: 'Bellwether Links',
  ...change,
})

/** The rating of a tee for 18 holes. */
export const aTeeSet = (change: Partial<TeeSetRating> = {}): TeeSetRating => ({
  TeeSetRatingId: 1,
  RatingType: 'Total',
  TeeSetRatingName: 'White',
  CourseRating: 70.2,
  SlopeRating: 130,
  TotalPar: 72,
  ...change,
})

/** A hole of par 4. */
export const aHole = (change: Partial<Hole> = {}): Hole => ({ hole: 1, par: 4, ...change })

/** A score of 84 that the association has accepted. */
export const aPostedScore = (change: Partial<PostedScore> = {}): PostedScore => ({
  scoreType: 'H',
  datePlayed: '2026-06-13',
  scoreTotal: 84,
  holesPlayed: 18,
  ...change,
})

/** A bet that was won. */
export const aBet = (change: Partial<BetRow> = {}): BetRow => ({
  date: '2026-06-13',
  course: 'Bellwether Links',
  partner: 'Marcus Bell',
  dollars: 5,
  ...change,
})

/** The report of a product that is not used. */
export const aUsageReport = (change: Partial<UsageReport> = {}): UsageReport => ({
  stats: [],
  dailyForms: [],
  ...change,
})

/** A round that has been cheered this many times. */
export const aCheeredItem = (likeCount = 1): CheeredItem => ({ updatedItem: { likeCount } })

/** The moment from which on the feed counts as new. */
export const aLastNotify = (): LastNotify => ({ timestamp: '2026-06-13T21:30:00Z' })

/** A round that has this many comments. */
export const aCommentedItem = (commentCount = 1): CommentedItem => ({
  updatedItem: { commentCount },
})

/** What a follow, an unfollow or an approval has led to. */
export const aFollowChange = (status: string): FollowChange => ({ success: true, status })
