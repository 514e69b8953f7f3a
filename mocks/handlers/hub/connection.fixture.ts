import type { Backend } from '../../backend/backend'
import { call, type Answered } from '../../testing'

/** Ends every message of the protocol. */
export const END = '\u001e'
export const HANDSHAKE = `{"protocol":"json","version":1}${END}`

/** The address of a connection that was negotiated for a golfer. */
export async function negotiated(backend: Backend, as: string): Promise<string> {
  const { json }: { json: { connectionToken: string } } = await call(
    backend,
    'POST',
    '/hubs/linx/negotiate?negotiateVersion=1',
    { as },
  )
  return `/hubs/linx?id=${json.connectionToken}`
}

/** Says something over server-sent events or long polling. */
export const say = (
  backend: Backend,
  address: string,
  as: string,
  body: string,
): Promise<Answered> =>
  call(backend, 'POST', address, {
    as,
    body,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  })
