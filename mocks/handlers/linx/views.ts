import type { Db } from '../../db/db'
import type { FeedRow } from '../../db/feed'
import { scoresOf } from '../../db/scores-of'
import type { Viewpoint } from '../../db/viewpoint'
import { Problem } from '../../lib/problem'

/** The rows of the feed that a view shows; undefined: none. */
export type ViewFilter =
  | { where: (row: FeedRow) => boolean; among?: { index: 'golferId'; key: number } }
  | undefined

/** The filter of a view; throws a Problem 400 for an unknown view, 404 for an unknown golfer. */
export function filterOf(db: Db, view: string, viewpoint: Viewpoint): ViewFilter {
  const { viewer } = viewpoint
  if (view === 'Following') return following(db, viewpoint)
  if (view === 'My Linx') return pageOf(db, viewer.id, viewpoint)
  if (view === 'My Bets') return undefined // the app reads its rows with listMyBets
  const [, id] = /^User:(\d{1,15})$/.exec(view) ?? []
  if (id === undefined) throw new Problem(400, `There is no view ${view}.`)
  if (!db.users.get(Number(id))) throw new Problem(404, 'This golfer is no longer here.')
  return pageOf(db, Number(id), viewpoint)
}

/** Scores of golfers whom the viewer follows, the viewer's new followers, and the golfers whom the viewer has followed. */
function following(db: Db, viewpoint: Viewpoint): ViewFilter {
  const { viewer, maySeeScore } = viewpoint
  const followed = new Set(
    db.follows
      .where('followerId', viewer.id)
      .filter(({ status }) => status === 'Approved')
      .map(({ followedId }) => followedId),
  )
  return {
    where: (row) => {
      if (row.toUserId !== null) return row.toUserId === viewer.id && !!db.follows.get(row.sourceId)
      return scoresOf(db, row).some((score) => followed.has(score.userId) && maySeeScore(score))
    },
  }
}

/**
 * One golfer's scores and group rounds. The page of a private golfer who has not approved the viewer is empty, not a 403, because
 * lists of followers and suggestions link to it.
 */
function pageOf(db: Db, userId: number, { maySeeScore }: Viewpoint): ViewFilter {
  return {
    among: { index: 'golferId', key: userId },
    where: (row) =>
      scoresOf(db, row).some((score) => score.userId === userId && maySeeScore(score)),
  }
}
