import type { Db } from './db'
import type { ScoreRow } from './scores'
import type { Viewpoint } from './viewpoint'

/** What `userId` won from (above zero) or lost to `partnerId`, and the score that states it. */
export type PairBet = {
  readonly userId: number
  readonly partnerId: number
  readonly dollars: number
  readonly score: ScoreRow
}

const pairKey = (one: number, other: number): string =>
  one < other ? `${one}/${other}` : `${other}/${one}`

/**
 * The bets in a round that the viewer may see, one per pair of golfers, so that one always loses what the other wins. If both
 * posted an amount, the newer one counts unless it is 0. A viewer sees a bet on a score they may see, if they may see both
 * golfers or are one of them. Returns an empty list if all amounts are 0.
 */
export function pairBets(
  db: Db,
  scores: readonly ScoreRow[],
  { viewer, maySee, maySeeScore }: Viewpoint,
): PairBet[] {
  const byPair = new Map<string, PairBet[]>()
  for (const score of scores) {
    for (const { userId, partnerId, dollars } of db.scorePartners.where('scoreId', score.id)) {
      const key = pairKey(userId, partnerId)
      const statement = { userId, partnerId, dollars, score }
      byPair.set(key, [...(byPair.get(key) ?? []), statement])
    }
  }
  const isShown = (statements: readonly PairBet[]) =>
    statements.some(
      ({ score, userId, partnerId }) =>
        maySeeScore(score) &&
        [userId, partnerId].every(
          (id) => maySee(id) || userId === viewer.id || partnerId === viewer.id,
        ),
    )
  const bets = [...byPair.values()].filter(isShown).flatMap(betOf)
  return bets.every(({ dollars }) => dollars === 0) ? [] : bets
}

/** The statement that counts for a pair; statements are in the order posted. */
const betOf = (statements: readonly PairBet[]): PairBet[] => {
  const bet = statements.findLast(({ dollars }) => dollars !== 0) ?? statements[0]
  return bet ? [bet] : []
}
