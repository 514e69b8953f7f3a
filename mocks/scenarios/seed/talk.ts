import type { Backend } from '../../backend/backend'
import { sourceTableOf } from '../../serializers/item-frame'
import type { Entries } from './plays'
import { hoursAgo } from './time'

export type SeedComment = { about: string; from: number; hoursAgo: number; text: string }
export type SeedWoohoos = { about: string; from: readonly number[]; hoursAgo: number }

/** Writes the comments on the rounds of a seed. */
export async function seedComments(
  backend: Backend,
  entries: Entries,
  comments: readonly SeedComment[],
): Promise<void> {
  const { db, ids } = backend
  for (const { about, from, hoursAgo: hours, text } of comments) {
    const item = itemOf(entries, about)
    await db.comments.insert({
      id: ids.next(),
      userId: from,
      ...item,
      text,
      at: hoursAgo(backend, hours),
    })
  }
}

/** Writes the Woohoos for the rounds of a seed. */
export async function seedWoohoos(
  backend: Backend,
  entries: Entries,
  woohoos: readonly SeedWoohoos[],
): Promise<void> {
  const { db, ids } = backend
  for (const { about, from, hoursAgo: hours } of woohoos) {
    const item = itemOf(entries, about)
    const at = hoursAgo(backend, hours)
    for (const userId of from) await db.likes.insert({ id: ids.next(), userId, ...item, at })
  }
}

function itemOf(entries: Entries, about: string): { sourceTable: string; sourceId: number } {
  const entry = entries.get(about)
  if (!entry) throw new RangeError(`No round of the seed is called ${about}.`)
  return { sourceTable: sourceTableOf(entry.kind), sourceId: entry.sourceId }
}
