import type { Backend } from '../../backend/backend'
import type { PushSubscriptionRow } from '../../db/push-subscriptions'
import { isJson } from '../../lib/json'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { textOf } from '../fields'
import { http } from '../http'

/** An endpoint belongs to one golfer at a time. Subscribing removes a recorded decline. */
export const subscribeToPush = (backend: Backend) =>
  http.post('/api/pushnotification/subscribe', ({ request, response }) =>
    handleSignedIn(backend, 'subscribeToPush', request, async ({ viewer, ...call }) => {
      const { db, ids, clock } = backend
      const device = deviceOf(call.json())
      await db.atomically(async (write) => {
        const before = db.pushSubscriptions.where('endpoint', device.endpoint).slice()
        for (const { id } of before) write.remove(db.pushSubscriptions, id)
        for (const { id } of db.pushDeclines.where('userId', viewer.id).slice()) {
          write.remove(db.pushDeclines, id)
        }
        const row = { id: ids.next(), userId: viewer.id, at: clock.now(), ...device }
        await write.insert(db.pushSubscriptions, row)
      })
      return response(200).json({ success: true })
    }),
  )

type Device = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>

/** The device in a body; throws a Problem 400 for a malformed subscription, 422 for one that no push service can have issued. */
function deviceOf(body: Readonly<Record<string, unknown>>): Device {
  const { subscription } = body
  if (!isJson(subscription)) throw new Problem(400, 'subscription is missing.')
  const { keys } = subscription
  if (!isJson(keys)) throw new Problem(400, 'keys is missing.')
  const endpoint = textOf(subscription, 'endpoint')
  const p256dh = textOf(keys, 'p256dh')
  const auth = textOf(keys, 'auth')
  if (!endpoint.startsWith('https://') || !URL.canParse(endpoint)) {
    throw new Problem(422, 'The endpoint is not an https address.')
  }
  if (!isBase64(p256dh) || !isBase64(auth)) throw new Problem(422, 'A key is not base64.')
  return { endpoint, p256dh, auth }
}

/** Whether a text is base64 or base64url, padded or not. */
const isBase64 = (text: string): boolean => /^[\w+/-]+={0,2}$/.test(text)
