import type { Backend } from '../backend/backend'
import { isoMoment } from '../backend/clock'
import type { PushSubscriptionRow } from '../db/push-subscriptions'
import type { PushRow } from '../db/pushes'

/** The public part of the fake host's VAPID key: an uncompressed P-256 point, as base64url. */
export const VAPID_PUBLIC_KEY =
  'BIUFb4KxuC1ao_NrBStPm5eEmymGVbfMpUyf6B4YGfF4PR9q4lP6MxbtXKl84Q0uJnTEwkedJNjZE8SvCzFCPsE'

/** A notification to send. */
export type Notification = Pick<PushRow, 'title' | 'body' | 'badgeCount'>

/** A device that has subscribed. */
export type Device = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>

/** A real push service. Without one the fake only records the notifications. */
export type PushService = {
  /** The public part of the VAPID key that signs its pushes, as base64url. */
  publicKey: string
  /** Sends a notification; resolves with 'gone' if the device no longer exists. Never rejects. */
  send(device: Device, notification: Notification): Promise<'sent' | 'gone' | 'failed'>
}

/** Whether the fake treats a device as gone, for which a push service answers 410. */
const isGone = (endpoint: string): boolean => endpoint.endsWith('/gone')

/**
 * Delivers to every device of a golfer and removes devices that are gone. Returns how many devices were reached; does not wait for
 * a real push service.
 */
export async function notify(
  backend: Backend,
  userId: number,
  notification: Notification,
): Promise<number> {
  const { db, ids, clock, pushService } = backend
  const reached = await db.atomically(async (write) => {
    const devices: PushSubscriptionRow[] = []
    for (const device of db.pushSubscriptions.where('userId', userId).slice()) {
      const { id, endpoint } = device
      if (isGone(endpoint)) {
        write.remove(db.pushSubscriptions, id)
        continue
      }
      const at = clock.now()
      await write.insert(db.pushes, { id: ids.next(), userId, endpoint, ...notification, at })
      devices.push(device)
    }
    return devices
  })
  if (pushService)
    for (const device of reached) void sendOut(backend, pushService, device, notification)
  return reached.length
}

async function sendOut(
  { db, changed }: Backend,
  service: PushService,
  device: PushSubscriptionRow,
  notification: Notification,
): Promise<void> {
  if ((await service.send(device, notification)) !== 'gone') return
  db.pushSubscriptions.remove(device.id)
  changed()
}

/** Every notification of this world, oldest first, for the control `GET /__fake/pushes`. */
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
