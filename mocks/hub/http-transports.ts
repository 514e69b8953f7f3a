import type { HubConnection } from './connection'
import { eventStream } from './event-stream'
import { createPollWire, type PollWire } from './poll-wire'
import type { Timers } from './timers'
import { tokenOf } from './token-of'

type Options = {
  userOf(token: string | null): number | undefined
  hub: { find(connectionToken: string): HubConnection | undefined; refused(): number | undefined }
  timers: Timers
}

const empty = (status: number) => new Response(null, { status })

/** Ended connections are remembered for their clients' last polls. Some clients never send one, so the number is limited. */
const MAX_POLLED = 200

/**
 * Server-sent events and long polling as Fetch handlers, so that the same code works in a page, in tests and on the standalone
 * server. Clients send with POST and close with DELETE.
 */
export function createHttpTransports({ userOf, hub, timers }: Options) {
  /** Wires by connection token. They outlive the connection, so that the poll after a close frame is still answered with 204. */
  const polls = new Map<string, PollWire>()

  function forgetEnded(): void {
    for (const token of Array.from(polls.keys())) {
      if (polls.size < MAX_POLLED) return
      if (!hub.find(token)) polls.delete(token)
    }
  }

  function listen(request: Request, connection: HubConnection): Response | Promise<Response> {
    if (request.headers.get('Accept')?.includes('text/event-stream')) return eventStream(connection)
    const wire = createPollWire(connection, timers)
    forgetEnded()
    polls.set(connection.token, wire)
    connection.attach(wire)
    return new Response('', { headers: { 'Content-Type': 'text/plain' } }) // the first poll only confirms the connection
  }

  async function poll(token: string, wire: PollWire, signal: AbortSignal): Promise<Response> {
    const response = await wire.poll(signal)
    if (wire.done()) polls.delete(token)
    return response
  }

  return {
    async handle(request: Request): Promise<Response> {
      const url = new URL(request.url)
      const userId = userOf(tokenOf(url, request.headers.get('Authorization')))
      if (userId === undefined) return empty(401)
      const token = url.searchParams.get('id') ?? ''
      const polled = polls.get(token)
      if (polled?.userId === userId && request.method === 'GET')
        return poll(token, polled, request.signal)

      const connection = hub.find(token)
      if (connection?.userId !== userId) {
        return new Response('No Connection with that ID', { status: 404 })
      }
      switch (request.method) {
        case 'GET': {
          const refused = hub.refused()
          return refused === undefined ? listen(request, connection) : empty(refused)
        }
        case 'POST':
          connection.receive(await request.text())
          return new Response('', { headers: { 'Content-Type': 'text/plain' } })
        case 'DELETE':
          connection.close()
          polls.delete(token)
          return empty(202)
        default:
          return empty(405)
      }
    },
  }
}
