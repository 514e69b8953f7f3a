import type { components } from '~/api/schema'
import type { Db } from '../db/db'
import type { ScoreRow } from '../db/scores'
import type { Viewpoint } from '../db/viewpoint'
import { fullName } from './golfer'

type GroupBet = components['schemas']['GroupBet']

/**
 * What each golfer of a round won or lost in all. A golfer who posted partners says it of themselves;
 * one who did not is given what the others say, turned round. Nobody betted: no rows. Golfers the viewer
 * may not see are left out.
 */
export function groupBets(db: Db, scores: readonly ScoreRow[], { maySee }: Viewpoint): GroupBet[] {
  const partners = scores.flatMap((score) => db.scorePartners.where('scoreId', score.id))
  if (partners.every(({ dollars }) => dollars === 0)) return []
  const own = new Map<number, number>()
  for (const { userId, dollars } of partners) own.set(userId, (own.get(userId) ?? 0) + dollars)
  const told = new Map<number, number>()
  for (const { partnerId, dollars } of partners) {
    if (!own.has(partnerId)) told.set(partnerId, (told.get(partnerId) ?? 0) - dollars)
  }
  return [...own, ...told].flatMap(([userId, dollars]) => {
    const user = db.users.get(userId)
    // `-0` is a number of its own, and not one to print.
    return user && maySee(userId) ? { userId, name: fullName(user), dollars: dollars || 0 } : []
  })
}
