import { api, unwrap } from '~/api/client'
import { assertDone } from '~/api/done'
import { decodeSubscriptionState, decodeVapidKey } from '~/api/decode/push'
import { toBase64 } from '~/lib/base64'
import { browserPush } from '~/platform/push'
import { createPush } from './create-push'

/** The notifications of this device. */
export const push = createPush(browserPush, {
  key: async () => decodeVapidKey(unwrap(await api.GET('/api/pushnotification/vapid-public-key'))),
  async save(subscription) {
    const { endpoint } = subscription
    const keys = {
      p256dh: toBase64(subscription.getKey('p256dh')),
      auth: toBase64(subscription.getKey('auth')),
    }
    const body = { subscription: { endpoint, keys } }
    assertDone(await api.POST('/api/pushnotification/subscribe', { body }))
  },
  isActive: async (endpoint) =>
    decodeSubscriptionState(
      unwrap(
        await api.GET('/api/pushnotification/check-subscription', {
          params: { query: { endpoint } },
        }),
      ),
    ),
  async decline(endpoint) {
    await api.POST('/api/pushnotification/decline', { body: { endpoint } })
  },
})

/** A notification to the golfer's own devices, with the host's default words. Rejects with an `ApiError` fit to show. */
export async function sendTestPush(): Promise<void> {
  assertDone(await api.POST('/api/pushnotification/test', { body: {} }))
}
