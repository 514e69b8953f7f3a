import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import type { SignedInCall } from '../call'

/**
 * Gives a request that came through the door to the hub's own transports, which know connections and
 * polls; its body was read by the door. Throws a Problem 400 without an id, and what a closed hub answers.
 */
export async function passOn(
  { hub }: Backend,
  { url, headers, signal, ...call }: SignedInCall,
  method: 'GET' | 'POST' | 'DELETE',
): Promise<Response> {
  if (!url.searchParams.get('id')) throw new Problem(400, 'id is missing.')
  const init = method === 'POST' ? { body: call.text() } : {}
  const answered = await hub.handle(
    new Request(url, { method, headers: [...headers], signal, ...init }),
  )
  if (answered.type !== 'error' && answered.status === hub.refused()) {
    throw new Problem(answered.status, 'The live hub is closed.', { onPurpose: true })
  }
  return answered
}
