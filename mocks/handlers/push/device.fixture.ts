import type { Backend } from '../../backend/backend'
import { call, type Answered } from '../../testing'

const PUSH = '/api/pushnotification'

export const endpoint = 'https://push.example/send/3f9c2a?a=1&b=2'
export const keys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg==',
}

/** Subscribes a device for a golfer. */
export const subscribe = (
  backend: Backend,
  as: string,
  subscription: object = { endpoint, keys },
  isInvalid = false,
): Promise<Answered> =>
  call(backend, 'POST', `${PUSH}/subscribe`, { as, body: { subscription }, isInvalid })

/** Whether the device is subscribed, according to checkPushSubscription. */
export async function isActive(
  backend: Backend,
  as: string,
  device: string = endpoint,
): Promise<boolean> {
  const path = `${PUSH}/check-subscription?endpoint=${encodeURIComponent(device)}`
  const { json }: { json: { hasActiveSubscription: boolean } } = await call(backend, 'GET', path, {
    as,
  })
  return json.hasActiveSubscription
}
