import type { Backend } from '../../backend/backend'
import type { Json } from '../../lib/json'
import { PRODUCT_NAME } from '../../lib/product-name'
import { Problem } from '../../lib/problem'
import { notify } from '../../push-service/push-service'
import { handleSignedIn } from '../handle-operation'
import { checkLength, textOf, wholeOrNull } from '../fields'
import { http } from '../http'

/** Sends a notification to each of the golfer's own devices. */
export const sendTestPush = (backend: Backend) =>
  http.post('/api/pushnotification/test', ({ request, response }) =>
    handleSignedIn(backend, 'sendTestPush', request, async ({ viewer, ...call }) => {
      const body = call.json()
      const notification = {
        title: textUpTo(200, body, 'title') ?? PRODUCT_NAME,
        body: textUpTo(1000, body, 'body') ?? 'Test notification',
        badgeCount: badgeOf(body) ?? 1,
      }
      const reached = await notify(backend, viewer.id, notification)
      if (reached === 0) throw new Problem(404, 'No device of yours gets notifications.')
      return response(200).json({ success: true })
    }),
  )

/** An optional text; throws a Problem 400 for null, another type or a text that is too long. */
function textUpTo(limit: number, body: Json, name: string): string | undefined {
  if (body[name] === undefined) return undefined
  const text = textOf(body, name)
  checkLength(text, name, limit)
  return text
}

function badgeOf(body: Json): number | undefined {
  if (body['badgeCount'] === undefined) return undefined
  const count = wholeOrNull(body, 'badgeCount')
  if (count !== null && count >= 0) return count
  throw new Problem(400, 'badgeCount must be 0 or more.')
}
