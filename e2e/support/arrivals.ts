import { freeMoment, type Backend } from '#mocks'
import { golfers, type Golfer } from './golfers'

/** Makes a golfer whom Nora follows post this many scores, announced by the hub: copies of their newest one, dated now. */
export async function arrive(
  backend: Backend,
  count: number,
  golfer: Golfer = golfers.marcus,
): Promise<void> {
  const { db, ids, clock } = backend
  const newest = db.scores.where('userId', golfer.id).findLast(({ showTo }) => showTo !== 'Private')
  if (!newest) throw new Error(`${golfer.name} has posted nothing.`)
  for (let at = 0; at < count; at += 1) {
    const postedAt = freeMoment(db.feed, clock.now())
    const score = await db.scores.insert({ ...newest, id: ids.next(), roundId: null, postedAt })
    await db.feed.insert({
      id: ids.next(),
      at: postedAt,
      kind: 'score',
      sourceId: score.id,
      golferIds: [golfer.id],
      toUserId: null,
    })
  }
  backend.hub.send(golfers.nora.id, 'ReceiveLinxUpdate')
}

/** Makes a golfer whom Nora follows comment on every round of the feed, or on Nora's newest ones, announced by the hub. */
export async function commentOnAll(
  backend: Backend,
  text: string,
  { newestOwn }: { newestOwn?: number } = {},
): Promise<void> {
  const { db, ids, clock } = backend
  const tables = { score: 'golf_scores', round: 'golf_rounds' }
  const rounds = db.feed.rows().filter(({ kind }) => kind === 'score' || kind === 'round')
  const own = rounds
    .filter(({ golferIds }) => golferIds.includes(golfers.nora.id))
    .toSorted((one, other) => other.at - one.at)
  for (const { kind, sourceId } of newestOwn === undefined ? rounds : own.slice(0, newestOwn)) {
    if (kind !== 'score' && kind !== 'round') continue
    const row = { id: ids.next(), userId: golfers.marcus.id, at: clock.now(), text }
    await db.comments.insert({ ...row, sourceTable: tables[kind], sourceId })
  }
  backend.hub.send(golfers.nora.id, 'ReceiveLinxUpdate')
}
