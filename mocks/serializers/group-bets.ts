import type { components } from '~/api/schema'
import type { Db } from '../db/db'
import { pairBets } from '../db/pair-bets'
import type { ScoreRow } from '../db/scores'
import type { Viewpoint } from '../db/viewpoint'
import { fullName } from './golfer'

type GroupBet = components['schemas']['GroupBet']

/**
 * What each golfer of a round won or lost in all bets that the viewer may see. Golfers who posted a score come first. The amounts
 * always sum to zero, and the viewer's own equals the sum of their bets of that round in MyBets.
 */
export function groupBets(db: Db, scores: readonly ScoreRow[], viewpoint: Viewpoint): GroupBet[] {
  const totals = new Map<number, number>()
  const add = (userId: number, dollars: number) =>
    totals.set(userId, (totals.get(userId) ?? 0) + dollars)
  const bets = pairBets(db, scores, viewpoint)
  const golferIds = new Set(bets.flatMap(({ userId, partnerId }) => [userId, partnerId]))
  for (const { userId } of scores) if (golferIds.has(userId)) add(userId, 0)
  for (const { userId, partnerId, dollars } of bets) {
    add(userId, dollars)
    add(partnerId, -dollars)
  }
  return [...totals].flatMap(([userId, dollars]) => {
    const user = db.users.get(userId)
    return user ? { userId, name: fullName(user), dollars } : []
  })
}
