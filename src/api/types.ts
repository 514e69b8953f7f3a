import type { components } from './schema'

// The schemas of the contract under the names that the code uses; each is described in openapi/schemas.

type Schemas = components['schemas']

/** The response to a sign-in or a refresh. */
export type AuthSession = Schemas['AuthSession']
export type BetRow = Schemas['BetRow']
export type CheeredItem = Schemas['CheeredItem']
export type CommentDetail = Schemas['CommentDetail']
export type CommentedItem = Schemas['CommentedItem']
export type CourseSearchResult = Schemas['CourseSearchResult']
export type FollowChange = Schemas['FollowChange']
export type FollowEntry = Schemas['FollowEntry']
export type FollowSuggestions = Schemas['FollowSuggestions']
/** The sections one golfer used on one day. */
export type DailyForms = Schemas['DailyForms']
export type FormUse = Schemas['FormUse']
export type FrontendErrorReport = Schemas['FrontendErrorReport']
export type Group = Schemas['Group']
export type GroupBet = Schemas['GroupBet']
export type GroupMember = Schemas['GroupMember']
export type Handicap = Schemas['Handicap']
export type Hole = Schemas['Hole']
export type HoleByHoleScore = Schemas['HoleByHoleScore']
export type LastNotify = Schemas['LastNotify']
export type LinxItem = Schemas['LinxItem']
export type LinxPage = Schemas['LinxPage']
export type PlayerScore = Schemas['PlayerScore']
export type PostedScore = Schemas['PostedScore']
export type RecentCourse = Schemas['RecentCourse']
export type ScoreFields = Schemas['ScoreFields']
export type SearchResult = Schemas['SearchResult']
export type TeeSetRating = Schemas['TeeSetRating']
/** The operator's report on use. */
export type UsageReport = Schemas['UsageReport']
/** How often something happened. */
export type UsageStat = Schemas['UsageStat']
/** The signed-in golfer, in the wire's own field names. */
export type User = Schemas['User']
