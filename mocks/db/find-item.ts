import type { Db } from './db'
import { feedSource, type FeedRow } from './feed'
import { scoresOf } from './scores-of'
import type { Viewpoint } from './viewpoint'

/** The kinds of entry that each `sourceTable` of the wire stands for. */
const KINDS: Readonly<Record<string, readonly FeedRow['kind'][]>> = {
  golf_scores: ['score'],
  golf_rounds: ['round'],
  follows: ['newFollower', 'iFollowed'],
}

/**
 * The feed entry with this sourceTable and sourceId; undefined if there is none or the golfer may not see it. A score that
 * became part of a group round no longer has an entry of its own.
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
