import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import type { SignedInCall } from '../call'

/**
 * Hands a request, whose token and size have been checked, to the hub's own transports, which know the connections and
 * polls. Throws a Problem 400 without an id, for a POST also without a body, and the status of a hub that refuses.
 */
export async function passOn(
  { hub }: Backend,
  { url, headers, signal, ...call }: SignedInCall,
  method: 'GET' | 'POST' | 'DELETE',
): Promise<Response> {
  if (!url.searchParams.get('id')) throw new Problem(400, 'id is missing.')
  if (method === 'POST' && call.bodyBytes === 0) throw new Problem(400, 'The request has no body.')
  const init = method === 'POST' ? { body: call.text() } : {}
  const answered = await hub.handle(
    new Request(url, { method, headers: [...headers], signal, ...init }),
  )
  if (answered.type !== 'error' && answered.status === hub.refused()) {
    throw new Problem(answered.status, 'The live hub is closed.', { onPurpose: true })
  }
  return answered
}
