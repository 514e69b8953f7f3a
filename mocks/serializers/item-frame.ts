import type { components } from '~/api/schema'
import { isoMoment } from '../backend/clock'
import { itemKey } from '../db/comments'
import type { Db } from '../db/db'
import type { FeedRow } from '../db/feed'
import { likeKey } from '../db/likes'
import type { UserRow } from '../db/users'
import type { Viewpoint } from '../db/viewpoint'
import { fullName, pictureUrl, shownIndex } from './golfer'

/** The wire's `sourceTable` of each kind of entry; with `sourceId` it identifies an item for comments and Woohoos. */
const SOURCE_TABLES = {
  score: 'golf_scores',
  round: 'golf_rounds',
  newFollower: 'follows',
  iFollowed: 'follows',
} as const

const NOTIFICATION_TYPES = {
  score: 'FollowedUserResult',
  round: 'GroupedGolfScores',
  newFollower: 'NewFollower',
  iFollowed: 'IFollowed',
} as const

/** The name of a kind of entry on the wire. */
export const sourceTableOf = (kind: FeedRow['kind']): string => SOURCE_TABLES[kind]

/** An item's comments and Woohoos, as counts and from the viewer's perspective. */
export function itemReactions(db: Db, { kind, sourceId }: FeedRow, viewer: UserRow) {
  const sourceTable = sourceTableOf(kind)
  const item = itemKey(sourceTable, sourceId)
  return {
    commentCount: db.comments.where('item', item).length,
    likeCount: db.likes.where('item', item).length,
    hasUserLiked: db.likes.where('own', likeKey(viewer.id, sourceTable, sourceId)).length > 0,
  }
}

/** The fields that every item has: whose it is, when it happened, and its comments and Woohoos. */
export function itemFrame(
  db: Db,
  row: FeedRow,
  golfer: UserRow,
  { viewer, follows }: Viewpoint,
): components['schemas']['LinxItem'] {
  const { commentCount, likeCount, hasUserLiked } = itemReactions(db, row, viewer)
  return {
    sourceTable: sourceTableOf(row.kind),
    sourceId: row.sourceId,
    userId: golfer.id,
    name: fullName(golfer),
    userFirstName: golfer.firstName,
    userLastName: golfer.lastName,
    picture: pictureUrl(golfer),
    city: golfer.city,
    state: golfer.state,
    handicap: shownIndex(golfer),
    activityDate: isoMoment(row.at),
    notificationType: NOTIFICATION_TYPES[row.kind],
    commentCount,
    likeCount,
    hasUserLiked,
    isFollowed: follows(golfer.id),
  }
}
