import type { Backend } from '../../backend/backend'
import { call, type Answered } from '../../testing'

/** Ends every message of the protocol. */
export const END = '\u001e'
export const HANDSHAKE = `{"protocol":"json","version":1}${END}`

/** Negotiates a connection for a golfer; returns its address. */
export async function negotiated(backend: Backend, as: string): Promise<string> {
  const { json }: { json: { connectionToken: string } } = await call(
    backend,
    'POST',
    '/hubs/linx/negotiate?negotiateVersion=1',
    { as },
  )
  return `/hubs/linx?id=${json.connectionToken}`
}

/** Sends a message to the hub, as for server-sent events or long polling. */
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
