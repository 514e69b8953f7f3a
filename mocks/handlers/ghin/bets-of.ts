import type { components } from '~/api/schema'
import type { Db } from '../../db/db'
import type { ScoreRow } from '../../db/scores'
import type { UserRow } from '../../db/users'
import { pairBets } from '../../db/pair-bets'
import { viewpointOf, type Viewpoint } from '../../db/viewpoint'
import { fullName } from '../../serializers/golfer'

type BetRow = components['schemas']['BetRow']

/** A bet of one golfer. `card` is the golfer's own score of that round; `score` is the same, or the partner's if there is none. */
type Bet = { card: ScoreRow | undefined; score: ScoreRow; partnerId: number; dollars: number }

/**
 * A golfer's bets, newest day of play first: one per round and partner, with the amounts that the feed sums up.
 */
export function betsOf(db: Db, golfer: UserRow): BetRow[] {
  const viewpoint = viewpointOf(db, golfer)
  return roundsOf(db, golfer)
    .flatMap((scores) => ofRound(db, scores, viewpoint))
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
        course: bet.score.courseName,
        score: bet.card?.total ?? null,
        partner: fullName(partner),
        dollars: bet.dollars || 0, // not -0, which negating a bet of 0 gives
      }
    })
}

/** The scores of every round in which the golfer named partners or was named as one, each round once. */
function roundsOf(db: Db, golfer: UserRow): (readonly ScoreRow[])[] {
  const rounds = new Map<string, readonly ScoreRow[]>()
  for (const index of ['userId', 'partnerId'] as const) {
    for (const { scoreId } of db.scorePartners.where(index, golfer.id)) {
      const score = db.scores.get(scoreId)
      if (score?.roundId === null) rounds.set(`score ${score.id}`, [score])
      else if (score)
        rounds.set(`round ${score.roundId}`, db.scores.where('roundId', score.roundId))
    }
  }
  return [...rounds.values()]
}

function ofRound(db: Db, scores: readonly ScoreRow[], viewpoint: Viewpoint): Bet[] {
  const { id } = viewpoint.viewer
  const card = scores.find(({ userId }) => userId === id)
  return pairBets(db, scores, viewpoint).flatMap(({ userId, partnerId, dollars, score }) => {
    if (userId === id) return { card, score: card ?? score, partnerId, dollars }
    if (partnerId !== id) return []
    return { card, score: card ?? score, partnerId: userId, dollars: -dollars }
  })
}

const dayOf = ({ score }: Bet): string => score.playedOn
