import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import type { SignedInCall } from '../call'

/**
 * Passes a request, whose token and size have been checked, to the hub's transports. Throws a Problem 400 without an id, or for
 * a POST without a body to the golfer's own connection, and the status with which the hub refuses connections.
 */
export async function passOn(
  { hub }: Backend,
  { url, headers, signal, ...call }: SignedInCall,
  method: 'GET' | 'POST' | 'DELETE',
): Promise<Response> {
  const id = url.searchParams.get('id')
  if (!id) throw new Problem(400, 'id is missing.')
  // The hub answers 404 for a connection that is not this golfer's.
  const isOwn = hub.find(id)?.userId === call.viewer.id
  if (method === 'POST' && isOwn && call.bodyBytes === 0) {
    throw new Problem(400, 'The request has no body.')
  }
  const init = method === 'POST' ? { body: call.text() } : {}
  const answered = await hub.handle(
    new Request(url, { method, headers: [...headers], signal, ...init }),
  )
  if (answered.type !== 'error' && answered.status === hub.refused()) {
    throw new Problem(answered.status, 'The live hub is closed.', { onPurpose: true })
  }
  return answered
}
