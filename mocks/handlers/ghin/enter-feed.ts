import type { Backend } from '../../backend/backend'
import type { Write } from '../../db/atomically'
import { itemKey } from '../../db/comments'
import type { Db } from '../../db/db'
import { feedSource, freeMoment, type FeedRow } from '../../db/feed'
import type { ScoreRow } from '../../db/scores'
import { scoresOf } from '../../db/scores-of'
import type { UserRow } from '../../db/users'
import { viewpointOf } from '../../db/viewpoint'
import { Problem } from '../../lib/problem'
import { sourceTableOf } from '../../serializers/item-frame'

/** What a score replies to ('I played too'): a feed entry with another golfer's score. */
type Parents = {
  showTo: ScoreRow['showTo']
  parentScoreId: number | null
  parentGroupId: number | null
}

/**
 * The feed entry that a score joins; undefined for none. Throws a Problem 404 if it is gone or the golfer may not see it, 422
 * if the golfer already has a score in it. A private score joins nothing, because no one else may see it.
 */
export function parentOf(db: Db, golfer: UserRow, form: Parents): FeedRow | undefined {
  const { showTo, parentScoreId, parentGroupId } = form
  if (showTo === 'Private' || (parentScoreId ?? parentGroupId) === null) return undefined
  const parent = parentGroupId === null ? undefined : roundWith(db, parentGroupId)
  const score = parentScoreId === null ? undefined : db.scores.get(parentScoreId)
  const row = parent ?? (score && entryOf(db, score))
  const scores = row ? scoresOf(db, row) : []
  if (!row || !scores.some(viewpointOf(db, golfer).maySeeScore)) {
    throw new Problem(404, 'The round you played in is no longer there.')
  }
  if (scores.some(({ userId }) => userId === golfer.id)) {
    throw new Problem(422, 'Your score is in this round already.')
  }
  return row
}

const roundWith = (db: Db, id: number): FeedRow | undefined =>
  db.feed.where('source', feedSource('round', id))[0]

const entryOf = (db: Db, score: ScoreRow): FeedRow | undefined =>
  score.roundId === null
    ? db.feed.where('source', feedSource('score', score.id))[0]
    : roundWith(db, score.roundId)

/**
 * Adds a new score to the feed. A round that it joins moves to the top, because it is news again. A single score that it joins
 * becomes a round and keeps its comments and Woohoos.
 */
export async function enterFeed(
  { db, ids }: Backend,
  write: Write,
  score: ScoreRow,
  parent: FeedRow | undefined,
): Promise<void> {
  const at = freeMoment(db.feed, score.postedAt)
  if (!parent) {
    const golferIds = [score.userId]
    const row = {
      id: ids.next(),
      at,
      kind: 'score' as const,
      sourceId: score.id,
      golferIds,
      toUserId: null,
    }
    await write.insert(db.feed, row)
    return
  }
  const golferIds = [...parent.golferIds, score.userId]
  if (parent.kind === 'round') {
    await write.change(db.scores, score.id, { roundId: parent.id })
    await write.change(db.feed, parent.id, { at, golferIds })
    return
  }
  const id = ids.next()
  write.remove(db.feed, parent.id)
  await write.insert(db.feed, { id, at, kind: 'round', sourceId: id, golferIds, toUserId: null })
  await write.change(db.scores, parent.sourceId, { roundId: id })
  await write.change(db.scores, score.id, { roundId: id })
  await moveReactions(db, write, parent, id)
}

async function moveReactions(db: Db, write: Write, from: FeedRow, roundId: number): Promise<void> {
  const item = itemKey(sourceTableOf(from.kind), from.sourceId)
  const to = { sourceTable: sourceTableOf('round'), sourceId: roundId }
  for (const { id } of db.comments.where('item', item).slice())
    await write.change(db.comments, id, to)
  for (const { id } of db.likes.where('item', item).slice()) await write.change(db.likes, id, to)
}
