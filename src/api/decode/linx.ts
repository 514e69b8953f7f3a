import type { GroupBet, LinxItem, LinxPage, PlayerScore } from '../types'
import { handicap } from './handicap'
import {
  count,
  fieldOf,
  flag,
  listOf,
  maybe,
  or,
  record,
  text,
  integer,
  nonBlank,
} from '~/lib/decode'

/** URLs of pictures without duplicates; a single text counts as a list of one. */
const addresses = (json: unknown): string[] => [
  ...new Set(listOf(nonBlank)(typeof json === 'string' ? [json] : json)),
]

const groupBet = record<GroupBet>({
  userId: integer,
  name: or(text, ''),
  dollars: integer,
})

const playerScore = record<PlayerScore>({
  userId: integer,
  userName: or(text, ''),
  userPicture: maybe(nonBlank),
  dateTime: maybe(nonBlank),
  commentText: maybe(nonBlank),
  commentId: maybe(integer),
  teeName: maybe(nonBlank),
  scoreTotal: or(count, null),
  front9: maybe(count),
  back9: maybe(count),
  holes: maybe(count),
  oldHandicap: maybe(handicap),
  newHandicap: maybe(handicap),
  city: maybe(nonBlank),
  state: maybe(nonBlank),
  isFollowed: maybe(flag),
})

/** An entry of the feed needs its key and its golfer; everything else may be missing. */
const linxItem = record<LinxItem>({
  sourceTable: nonBlank,
  sourceId: integer,
  userId: integer,
  name: or(text, ''),
  userFirstName: maybe(nonBlank),
  userLastName: maybe(nonBlank),
  picture: maybe(nonBlank),
  city: maybe(nonBlank),
  state: maybe(nonBlank),
  handicap: maybe(handicap),
  postedDate: maybe(nonBlank),
  activityDate: or(text, ''), // unchanged: the host compares it with its cursor
  notificationType: or(text, ''),
  actionText: maybe(nonBlank),
  courseName: maybe(nonBlank),
  teeName: maybe(nonBlank),
  scoreTotal: maybe(count),
  front9: maybe(count),
  back9: maybe(count),
  holes: maybe(count),
  goPublicNotes: maybe(nonBlank),
  goOldHandicap: maybe(handicap),
  goNewHandicap: maybe(handicap),
  imageUrls: addresses,
  groupBets: listOf(groupBet),
  playerScores: listOf(playerScore),
  commentCount: or(count, 0),
  likeCount: or(count, 0),
  hasUserLiked: or(flag, false),
  hasConnectedPlayer: maybe(flag),
  isFollowed: maybe(flag),
})

const linxPage = record<LinxPage>({
  items: listOf(linxItem),
  hasMore: (json) => json === true, // only true means more (R16)
  oldestActivityDate: or(nonBlank, null),
})

const EMPTY_PAGE: LinxPage = { items: [], hasMore: false, oldestActivityDate: null }

/** A page of the feed; an unusable response counts as empty. */
export const decodeLinxPage = (json: unknown): LinxPage => or(linxPage, EMPTY_PAGE)(json)

/** The golfer's new last-notify time, if the response has one. */
export const decodeLastNotify = (json: unknown): string | undefined =>
  maybe(nonBlank)(fieldOf(json, 'timestamp'))
