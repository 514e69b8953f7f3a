import type { HubConnection, Wire } from './connection'

/** A message as an event: each line becomes a data line, and a blank line ends the event. */
const event = (text: string) =>
  `${text
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}\r\n`)
    .join('')}\r\n`

/** Attaches the connection to a response of server-sent events, whose body stays open. */
export function eventStream(connection: HubConnection): Response {
  const encoder = new TextEncoder()
  let wire: Wire | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      wire = {
        send: (text) => controller.enqueue(encoder.encode(event(text))),
        close: () => controller.close(),
        cut: () => controller.error(new TypeError('The connection was cut.')),
      }
      controller.enqueue(encoder.encode(':\r\n\r\n')) // a comment: without first bytes 'open' never fires
      connection.attach(wire)
    },
    cancel() {
      if (wire) connection.detach(wire)
    },
  })
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' },
  })
}
