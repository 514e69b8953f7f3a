import type { Backend } from '../backend/backend'
import type { ScoreRow } from '../db/scores'
import type { UserRow } from '../db/users'
import { fullName } from '../serializers/golfer'
import { notify } from './push-service'

/** Sends a push to the devices of each golfer who follows the golfer who posted and may see the score. */
export async function pushToFollowers(
  backend: Backend,
  score: ScoreRow,
  golfer: UserRow,
): Promise<void> {
  if (score.showTo === 'Private') return
  const { db } = backend
  for (const { followerId, status } of db.follows.where('followedId', golfer.id).slice()) {
    const follower = db.users.get(followerId)
    if (status !== 'Approved' || !follower) continue
    const since = follower.lastNotifyAt ?? 0
    // A push that several devices received counts once.
    const news = new Set(
      db.pushes
        .where('userId', followerId)
        .filter(({ at }) => at > since)
        .map(({ at, body }) => `${at} ${body}`),
    )
    await notify(backend, followerId, {
      title: fullName(golfer),
      body: `Posted ${score.total} at ${score.courseName}`,
      badgeCount: news.size + 1,
    })
  }
}
