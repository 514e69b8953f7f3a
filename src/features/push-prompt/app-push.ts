import { api, unwrap } from '~/api/client'
import { assertDone } from '~/api/done'
import { decodeSubscriptionState, decodeVapidKey } from '~/api/decode/push'
import { toBase64 } from '~/lib/base64'
import { pushMessages } from '~/domain/messages/push'
import { PRODUCT_NAME } from '~/lib/product-name'
import { browserPush } from '~/platform/push'
import { createPush, type PushCalls } from './create-push'

const isActive: PushCalls['isActive'] = async (endpoint) => {
  const params = { query: { endpoint } }
  return decodeSubscriptionState(
    unwrap(await api.GET('/api/pushnotification/check-subscription', { params })),
  )
}

/** The host's calls, exported for tests of how responses are interpreted. */
export const pushCalls: PushCalls = {
  key: async () => decodeVapidKey(unwrap(await api.GET('/api/pushnotification/vapid-public-key'))),
  async save(subscription) {
    const { endpoint } = subscription
    const keys = {
      p256dh: toBase64(subscription.getKey('p256dh')),
      auth: toBase64(subscription.getKey('auth')),
    }
    const body = { subscription: { endpoint, keys } }
    const response = await api.POST('/api/pushnotification/subscribe', { body })
    try {
      assertDone(response)
    } catch (error) {
      // The host may have the subscription all the same, so it is given up only if the host says that it does not.
      if ((await isActive(endpoint).catch(() => undefined)) === false) throw error
    }
  },
  isActive,
  async decline(endpoint) {
    await api.POST('/api/pushnotification/decline', { body: { endpoint } })
  },
}

/** Notifications on this device. */
export const push = createPush(browserPush, pushCalls)

/**
 * Sends a notification to the golfer's own devices. Rejects with an `ApiError` that can
 * be shown.
 */
export async function sendTestPush(): Promise<void> {
  const body = { title: PRODUCT_NAME, body: pushMessages.testBody, badgeCount: 1 }
  assertDone(await api.POST('/api/pushnotification/test', { body }))
}
