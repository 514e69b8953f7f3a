import { api, unwrap } from '~/api/client'
import { assertDone } from '~/api/done'
import { decodeSubscriptionState, decodeVapidKey } from '~/api/decode/push'
import { toBase64 } from '~/lib/base64'
import { browserPush } from '~/platform/push'
import { createPush, type PushCalls } from './create-push'

const isActive: PushCalls['isActive'] = async (endpoint) => {
  const params = { query: { endpoint } }
  return decodeSubscriptionState(
    unwrap(await api.GET('/api/pushnotification/check-subscription', { params })),
  )
}

/** The calls of the host, for a test of what its answers mean. */
export const pushCalls: PushCalls = {
  key: async () => decodeVapidKey(unwrap(await api.GET('/api/pushnotification/vapid-public-key'))),
  async save(subscription) {
    const { endpoint } = subscription
    const keys = {
      p256dh: toBase64(subscription.getKey('p256dh')),
      auth: toBase64(subscription.getKey('auth')),
    }
    const body = { subscription: { endpoint, keys } }
    const answer = await api.POST('/api/pushnotification/subscribe', { body })
    try {
      assertDone(answer)
    } catch (error) {
      // It may be subscribed already: what is given up must be known to be worth nothing.
      if ((await isActive(endpoint).catch(() => undefined)) === false) throw error
    }
  },
  isActive,
  async decline(endpoint) {
    await api.POST('/api/pushnotification/decline', { body: { endpoint } })
  },
}

/** The notifications of this device. */
export const push = createPush(browserPush, pushCalls)

/** A notification to the golfer's own devices, with the host's default words. Rejects with an `ApiError` fit to show. */
export async function sendTestPush(): Promise<void> {
  assertDone(await api.POST('/api/pushnotification/test', { body: {} }))
}
