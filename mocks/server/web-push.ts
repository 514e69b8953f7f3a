import webPush from 'web-push'
import type { PushService } from '../push-service/push-service'
import { isPublicHttps } from './public-address'

/** A key to sign pushes with (RFC 8292). `subject` is a mailto: or https: address of the sender. */
export type Vapid = { publicKey: string; privateKey: string; subject: string }

/** How long a push service stores what it cannot deliver at once, in seconds: one day. */
const TTL = 86_400
const TIMEOUT_MS = 10_000
/** Statuses for a subscription that no longer exists. */
const GONE = new Set([404, 410])

/**
 * Sends to the push services of the browsers, from Node. Throws for an unusable key or subject. An endpoint is what a
 * golfer says it is: it is only asked where `mayReach` allows it, and a redirect is not followed.
 */
export function createWebPush(
  vapid: Vapid,
  mayReach: (endpoint: string) => Promise<boolean> = isPublicHttps,
): PushService {
  webPush.setVapidDetails(vapid.subject, vapid.publicKey, vapid.privateKey) // says what is wrong with it, now
  return {
    publicKey: vapid.publicKey,
    async send({ endpoint, p256dh, auth }, notification) {
      try {
        if (!(await mayReach(endpoint))) {
          console.warn('A push was not sent: its endpoint is no public https address.')
          return 'failed'
        }
        const { headers, ...request } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify({ ...notification, url: '/linx' }),
          { vapidDetails: vapid, TTL },
        )
        const answer = await fetch(request.endpoint, {
          method: request.method,
          headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
          body: request.body,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        await answer.arrayBuffer()
        if (answer.ok) return 'sent'
        console.warn(`The push service of ${new URL(endpoint).host} answered ${answer.status}.`)
        return GONE.has(answer.status) ? 'gone' : 'failed'
      } catch (error) {
        console.warn(`A push to ${endpoint} was not sent: ${String(error)}`)
        return 'failed'
      }
    },
  }
}
