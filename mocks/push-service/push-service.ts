import type { Backend } from '../backend'
import { isoMoment } from '../clock'
import type { Write } from '../db/atomically'
import type { PushRow } from '../db/pushes'

/** The public half of the fake host's VAPID key: an uncompressed P-256 point, as base64url. */
export const VAPID_PUBLIC_KEY =
  'BIUFb4KxuC1ao_NrBStPm5eEmymGVbfMpUyf6B4YGfF4PR9q4lP6MxbtXKl84Q0uJnTEwkedJNjZE8SvCzFCPsE'

export type Notification = Pick<PushRow, 'title' | 'body' | 'badgeCount'>

/** What a push service answers (410) for a device that is gone; in the fake, an endpoint that ends so. */
const isGone = (endpoint: string): boolean => endpoint.endsWith('/gone')

/**
 * Delivers to every device of a golfer and forgets those the push service gave up. Answers how many it
 * reached.
 */
export async function notify(
  { db, ids, clock }: Backend,
  write: Write,
  userId: number,
  notification: Notification,
): Promise<number> {
  let reached = 0
  for (const { id, endpoint } of db.pushSubscriptions.where('userId', userId).slice()) {
    if (isGone(endpoint)) {
      write.remove(db.pushSubscriptions, id)
      continue
    }
    const at = clock.now()
    await write.insert(db.pushes, { id: ids.next(), userId, endpoint, ...notification, at })
    reached++
  }
  return reached
}

/** Every notification of this world, oldest first; the control `GET /__fake/pushes`. */
export const deliveries = ({
  db,
}: Backend): (Notification & { userId: number; endpoint: string; at: string })[] =>
  db.pushes.rows().map(({ userId, endpoint, title, body, badgeCount, at }) => ({
    userId,
    endpoint,
    title,
    body,
    badgeCount,
    at: isoMoment(at),
  }))
