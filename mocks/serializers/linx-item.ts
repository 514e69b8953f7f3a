import type { components, paths } from '~/api/schema'
import { isoMoment } from '../backend/clock'
import type { Db } from '../db/db'
import type { FeedRow } from '../db/feed'
import type { ScoreRow } from '../db/scores'
import { scoresOf } from '../db/scores-of'
import type { UserRow } from '../db/users'
import type { Viewpoint } from '../db/viewpoint'
import { fullName, handicapText, pictureUrl } from './golfer'
import { groupBets } from './group-bets'
import { itemFrame } from './item-frame'

type LinxItem = components['schemas']['LinxItem']
type PlayerScore = components['schemas']['PlayerScore']

const [BEFORE_ID = ''] = ('/api/media/{mediaId}' satisfies keyof paths).split('{')

/** The addresses of a score's pictures and videos, in the order they were uploaded. */
const mediaUrls = (db: Db, scoreId: number): string[] =>
  db.media.where('scoreId', scoreId).map(({ mediaId }) => `${BEFORE_ID}${mediaId}`)

/** The numbers of one golfer's score, with the names that feed items and player rows share. */
const scoreCard = (score: ScoreRow) => ({
  teeName: score.teeName,
  scoreTotal: score.total,
  front9: score.front,
  back9: score.back,
  holes: score.partial?.holesPlayed ?? score.holes,
})

/** An index as items show it beside a score: a number, negative for a plus player, or the text 'NH'. */
const indexOrNone = (index: number | null): number | string => index ?? 'NH'

/** A feed entry as one golfer sees it; a round includes only the players whom this golfer may see. */
export function linxItem(db: Db, row: FeedRow, viewpoint: Viewpoint): LinxItem {
  const scores = scoresOf(db, row).filter(viewpoint.maySeeScore)
  // A round is shown as that of a friend, or if no friend played, as that of the golfer who posted first.
  const lead = scores.find(({ userId }) => viewpoint.follows(userId)) ?? scores[0]
  if (!lead) return followItem(db, row, viewpoint)
  // Assigned to the frame, because spreading this many keys is slow, and a page has dozens of items.
  const item: LinxItem = Object.assign(itemFrame(db, row, golferOf(db, lead.userId), viewpoint), {
    postedDate: lead.playedOn,
    courseName: lead.courseName,
    goPublicNotes: lead.notes || null,
    imageUrls: scores.flatMap(({ id }) => mediaUrls(db, id)),
    groupBets: groupBets(db, scoresOf(db, row), viewpoint),
    playerScores: [],
    hasConnectedPlayer: isConnected(db, scores, viewpoint.viewer),
  })
  if (row.kind === 'round') {
    const playerScores = scores.map((score) => playerScore(db, score, viewpoint))
    return Object.assign(item, { actionText: 'played a round', holes: lead.holes, playerScores })
  }
  return Object.assign(item, scoreCard(lead), {
    actionText: 'posted a score',
    goOldHandicap: indexOrNone(lead.oldIndex),
    goNewHandicap: indexOrNone(lead.newIndex),
  })
}

/** An item about a new follow shows the other golfer, not the viewer. */
function followItem(db: Db, row: FeedRow, viewpoint: Viewpoint): LinxItem {
  const follow = db.follows.get(row.sourceId)
  if (!follow) throw new RangeError(`Feed row ${row.id} stands for nothing.`)
  const isMine = row.kind === 'iFollowed'
  const golfer = golferOf(db, isMine ? follow.followedId : follow.followerId)
  const actionText = isMine ? 'is followed by you now' : 'follows you now'
  return Object.assign(itemFrame(db, row, golfer, viewpoint), { actionText })
}

function playerScore(db: Db, score: ScoreRow, { follows }: Viewpoint): PlayerScore {
  const golfer = golferOf(db, score.userId)
  return {
    userId: golfer.id,
    userName: fullName(golfer),
    userPicture: pictureUrl(golfer),
    city: golfer.city,
    state: golfer.state,
    dateTime: isoMoment(score.postedAt),
    commentText: score.notes || null,
    commentId: null,
    ...scoreCard(score),
    oldHandicap: handicapText(score.oldIndex),
    newHandicap: handicapText(score.newIndex),
    isFollowed: follows(golfer.id),
  }
}

/** Whether the viewer played in the round or was named as a partner. */
const isConnected = (db: Db, scores: readonly ScoreRow[], viewer: UserRow): boolean =>
  scores.some(
    (score) =>
      score.userId === viewer.id ||
      db.scorePartners.where('scoreId', score.id).some(({ partnerId }) => partnerId === viewer.id),
  )

function golferOf(db: Db, id: number): UserRow {
  const golfer = db.users.get(id)
  if (!golfer) throw new RangeError(`There is no golfer ${id}.`)
  return golfer
}
