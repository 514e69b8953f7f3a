import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import type { SignedInCall } from '../call'

/**
 * Hands a request, whose token and size have been checked, to the hub's own transports, which know the connections and
 * polls. Throws a Problem 400 without an id, for a golfer's own connection also without a body to send, and the status of a
 * hub that refuses.
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
