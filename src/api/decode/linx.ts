import type { GroupBet, LinxItem, LinxPage, PlayerScore } from '../types'
import { handicap } from './handicap'
import { count, flag, listOf, maybe, or, record, text, UNUSABLE, whole, words } from './value'

/** Addresses of pictures; one text counts as a list of one, each address once. */
const addresses = (json: unknown): string[] => [
  ...new Set(listOf(words)(typeof json === 'string' ? [json] : json)),
]

const groupBet = record<GroupBet>({
  userId: whole,
  name: or(text, ''),
  dollars: whole,
})

const playerScore = record<PlayerScore>({
  userId: whole,
  userName: or(text, ''),
  userPicture: maybe(words),
  dateTime: maybe(words),
  commentText: maybe(words),
  commentId: maybe(whole),
  teeName: maybe(words),
  scoreTotal: or(count, null),
  front9: maybe(count),
  back9: maybe(count),
  holes: maybe(count),
  oldHandicap: maybe(handicap),
  newHandicap: maybe(handicap),
  city: maybe(words),
  state: maybe(words),
  isFollowed: maybe(flag),
})

/** An entry of the feed needs its key and its golfer; everything else may be missing. */
const linxItem = record<LinxItem>({
  sourceTable: words,
  sourceId: whole,
  userId: whole,
  name: or(text, ''),
  userFirstName: maybe(words),
  userLastName: maybe(words),
  picture: maybe(words),
  city: maybe(words),
  state: maybe(words),
  handicap: maybe(handicap),
  postedDate: maybe(words),
  activityDate: or(text, ''), // kept as sent: the host compares it with its cursor
  notificationType: or(text, ''),
  actionText: maybe(words),
  courseName: maybe(words),
  teeName: maybe(words),
  scoreTotal: maybe(count),
  front9: maybe(count),
  back9: maybe(count),
  holes: maybe(count),
  goPublicNotes: maybe(words),
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
  oldestActivityDate: or(words, null),
})

const EMPTY_PAGE: LinxPage = { items: [], hasMore: false, oldestActivityDate: null }

/** A page of the feed; an answer that is none counts as an empty one. */
export const decodeLinxPage = (json: unknown): LinxPage => or(linxPage, EMPTY_PAGE)(json)

/** One entry of the feed, if the JSON is one. */
export const decodeLinxItem = (json: unknown): LinxItem | undefined => maybe(linxItem)(json)

/** The golfer's new last-notify time, if the host named one. */
export function decodeLastNotify(json: unknown): string | undefined {
  const answer = record<{ timestamp: string }>({ timestamp: words })(json)
  return answer === UNUSABLE ? undefined : answer.timestamp
}
