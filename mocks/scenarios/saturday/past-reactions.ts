import type { Backend } from '../../backend/backend'
import type { Play } from '../seed/play'
import type { SeedComment, SeedWoohoos } from '../seed/reactions'
import { remarks } from './notes'

/** Woohoos for most of the older rounds, and comments on some. */
export function pastReactions(
  { dice, db }: Backend,
  plays: readonly Play[],
): { comments: SeedComment[]; woohoos: SeedWoohoos[] } {
  const comments: SeedComment[] = []
  const woohoos: SeedWoohoos[] = []
  for (const { key: about, golfer, hoursAgo } of plays) {
    const friends = db.follows.where('followedId', golfer).map(({ followerId }) => followerId)
    if (about === undefined || friends.length === 0) continue
    const from = friends.filter(() => dice.int(1, 100) <= 40)
    if (from.length > 0) woohoos.push({ about, from, hoursAgo: hoursAgo - 1.5 })
    if (dice.int(1, 100) > 15) continue
    comments.push({
      about,
      from: dice.pick(friends),
      hoursAgo: hoursAgo - 2,
      text: dice.pick(remarks),
    })
  }
  return { comments, woohoos }
}
