import type { Backend } from '../../backend/backend'
import { followPair } from '../../db/follows'
import { sourceTableOf } from '../../serializers/item-frame'
import type { Entries } from './plays'
import { hoursAgo } from './time'

/** A comment on the round of a seed that is called `about`. */
export type SeedComment = { about: string; from: number; hoursAgo: number; text: string }

/** The same for Woohoos of several golfers at one time. */
export type SeedWoohoos = { about: string; from: readonly number[]; hoursAgo: number }

/** Writes the comments on the rounds of a seed, except those of golfers who could not see the round. */
export async function seedComments(
  backend: Backend,
  entries: Entries,
  comments: readonly SeedComment[],
): Promise<void> {
  const { db, ids } = backend
  for (const { about, from, hoursAgo: hours, text } of comments) {
    const { item, golferIds } = itemOf(entries, about)
    const at = hoursAgo(backend, hours)
    if (!couldSee(backend, from, golferIds, at)) continue
    await db.comments.insert({ id: ids.next(), userId: from, ...item, text, at })
  }
}

/** Writes the Woohoos for the rounds of a seed, except those of golfers who could not see the round. */
export async function seedWoohoos(
  backend: Backend,
  entries: Entries,
  woohoos: readonly SeedWoohoos[],
): Promise<void> {
  const { db, ids } = backend
  for (const { about, from, hoursAgo: hours } of woohoos) {
    const { item, golferIds } = itemOf(entries, about)
    const at = hoursAgo(backend, hours)
    for (const userId of from)
      if (couldSee(backend, userId, golferIds, at))
        await db.likes.insert({ id: ids.next(), userId, ...item, at })
  }
}

function itemOf(entries: Entries, about: string) {
  const entry = entries.get(about)
  if (!entry) throw new RangeError(`No round of the seed is called ${about}.`)
  const { kind, sourceId, golferIds } = entry
  return { item: { sourceTable: sourceTableOf(kind), sourceId }, golferIds }
}

/** Whether a golfer could see a round at that time: of a private account only after its owner had approved the golfer. */
const couldSee = ({ db }: Backend, userId: number, golferIds: readonly number[], at: number) =>
  golferIds.some(
    (id) =>
      id === userId ||
      db.users.get(id)?.isPrivate === false ||
      db.follows
        .where('pair', followPair(userId, id))
        .some((follow) => follow.status === 'Approved' && follow.at < at),
  )
