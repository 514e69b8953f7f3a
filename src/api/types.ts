import type { components } from './schema'

type Schemas = components['schemas']

export type BetRow = Schemas['BetRow']
export type CommentDetail = Schemas['CommentDetail']
export type CourseSearchResult = Schemas['CourseSearchResult']
export type FrontendErrorReport = Schemas['FrontendErrorReport']
export type GroupBet = Schemas['GroupBet']
export type Handicap = Schemas['Handicap']
export type Hole = Schemas['Hole']
export type LinxItem = Schemas['LinxItem']
export type LinxPage = Schemas['LinxPage']
export type PlayerScore = Schemas['PlayerScore']
export type PostedScore = Schemas['PostedScore']
export type RecentCourse = Schemas['RecentCourse']
export type ScoreFields = Schemas['ScoreFields']
export type SearchResult = Schemas['SearchResult']
export type TeeSetRating = Schemas['TeeSetRating']
/** The signed-in golfer, in the wire's own field names. */
export type User = Schemas['User']
