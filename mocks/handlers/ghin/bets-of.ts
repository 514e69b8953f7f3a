import type { components } from '~/api/schema'
import type { Db } from '../../db/db'
import type { ScoreRow } from '../../db/scores'
import type { UserRow } from '../../db/users'
import { viewpointOf } from '../../db/viewpoint'
import { fullName } from '../../serializers/golfer'

type BetRow = components['schemas']['BetRow']

/** A bet of one golfer, before it is written out; `score` is the card it was posted with. */
type Bet = { score: ScoreRow; partnerId: number; dollars: number; isOwn: boolean }

/**
 * A golfer's bets, newest day of play first: one per round and partner. Where both posted, the golfer's
 * own word counts, as it does in the feed; where only the partner did, theirs with the sign turned, if
 * the golfer may see that score. A round nobody betted on has no rows.
 */
export function betsOf(db: Db, golfer: UserRow): BetRow[] {
  const bets = new Map<string, Bet>()
  for (const bet of [...told(db, golfer), ...own(db, golfer)]) {
    bets.set(`${bet.score.roundId ?? `score ${bet.score.id}`}/${bet.partnerId}`, bet)
  }
  return [...bets.values()]
    .map((bet) => ({ ...bet, card: cardOf(db, golfer, bet) }))
    .toSorted(
      (one, other) =>
        dayOf(other).localeCompare(dayOf(one)) ||
        other.score.postedAt - one.score.postedAt ||
        other.score.id - one.score.id ||
        one.partnerId - other.partnerId,
    )
    .flatMap((bet) => {
      const partner = db.users.get(bet.partnerId)
      if (!partner) return []
      return {
        date: dayOf(bet),
        course: (bet.card ?? bet.score).courseName,
        score: bet.card?.total ?? null,
        partner: fullName(partner),
        dollars: bet.dollars || 0, // `-0` is a number of its own, and not one to print
      }
    })
}

/** What the golfer posted. */
const own = (db: Db, golfer: UserRow): Bet[] =>
  db.scorePartners.where('userId', golfer.id).flatMap(({ scoreId, partnerId, dollars }) => {
    const score = db.scores.get(scoreId)
    return score && isBet(db, score) ? { score, partnerId, dollars, isOwn: true } : []
  })

/** What others posted who named the golfer. */
function told(db: Db, golfer: UserRow): Bet[] {
  const { maySeeScore } = viewpointOf(db, golfer)
  return db.scorePartners
    .where('partnerId', golfer.id)
    .flatMap(({ scoreId, userId: partnerId, dollars }) => {
      const score = db.scores.get(scoreId)
      if (!score || !maySeeScore(score) || !isBet(db, score)) return []
      return { score, partnerId, dollars: -dollars, isOwn: false }
    })
}

/** Partners are named without money too; that is no bet. */
const isBet = (db: Db, score: ScoreRow): boolean =>
  db.scorePartners.where('scoreId', score.id).some(({ dollars }) => dollars !== 0)

/** The golfer's own card of that round. */
function cardOf(db: Db, golfer: UserRow, { score, isOwn }: Bet): ScoreRow | undefined {
  if (isOwn) return score
  if (score.roundId === null) return undefined
  return db.scores.where('roundId', score.roundId).find(({ userId }) => userId === golfer.id)
}

const dayOf = ({ card, score }: { card: ScoreRow | undefined; score: ScoreRow }): string =>
  (card ?? score).playedOn
