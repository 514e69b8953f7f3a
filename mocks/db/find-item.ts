import type { Db } from './db'
import { feedSource, type FeedRow } from './feed'
import { scoresOf } from './scores-of'
import type { Viewpoint } from './viewpoint'

/** The kinds of entry each of the wire's names stands for. */
const KINDS: Readonly<Record<string, readonly FeedRow['kind'][]>> = {
  golf_scores: ['score'],
  golf_rounds: ['round'],
  follows: ['newFollower', 'iFollowed'],
}

/**
 * The entry of the feed that a sourceTable and sourceId name, when this golfer may see it. A score that
 * became part of a grouped round has no entry of its own any more.
 */
export function findItem(
  db: Db,
  viewpoint: Viewpoint,
  sourceTable: string,
  sourceId: number,
): FeedRow | undefined {
  const kinds = Object.hasOwn(KINDS, sourceTable) ? (KINDS[sourceTable] ?? []) : []
  return kinds
    .flatMap((kind) => db.feed.where('source', feedSource(kind, sourceId)))
    .find((row) =>
      row.toUserId === null
        ? scoresOf(db, row).some(viewpoint.maySeeScore)
        : row.toUserId === viewpoint.viewer.id,
    )
}
