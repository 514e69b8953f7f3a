import { iconBadge } from '~/platform/icon-badge'
import { dropPushSubscription } from '~/platform/push-subscription'
import type { EndReason } from './session-types'

/** Its code is no part of the start, and without it nothing was kept. */
const forgetKept = async (): Promise<void> => {
  const { ownAnswers } = await import('./own-answers')
  ownAnswers.forgetTraces()
  await ownAnswers.forget()
}

/** What the device itself still shows or receives or keeps of the golfer who left (R10). A refused one stays subscribed. */
export async function clearDevice(
  reason: EndReason,
  { badge = iconBadge.clear, push = dropPushSubscription, kept = forgetKept } = {},
): Promise<void> {
  badge()
  const leaving = reason === 'logout' || reason === 'deleted'
  await Promise.allSettled([kept(), leaving && push()])
}
