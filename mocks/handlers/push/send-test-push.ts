import type { Backend } from '../../backend'
import { Problem } from '../../problem'
import { notify } from '../../push-service/push-service'
import { answer } from '../answer'
import { textOrNull, wholeOrNull } from '../fields'
import { http } from '../http'

/** To every device of the golfer's own. */
export const sendTestPush = (backend: Backend) =>
  http.post('/api/pushnotification/test', ({ request, response }) =>
    answer(backend, 'sendTestPush', request, async ({ viewer, ...call }) => {
      const body = call.json()
      const notification = {
        title: textOrNull(body, 'title') ?? 'Linx Golf',
        body: textOrNull(body, 'body') ?? 'Test notification',
        badgeCount: wholeOrNull(body, 'badgeCount') ?? 1,
      }
      if (notification.badgeCount < 0) throw new Problem(400, 'badgeCount must not be negative.')
      const reached = await notify(backend, viewer.id, notification)
      if (reached === 0) throw new Problem(404, 'No device of yours gets notifications.')
      return response(200).json({ success: true })
    }),
  )
