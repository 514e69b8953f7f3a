/** Every message of SignalR's JSON protocol ends with this character. */
export const RECORD_END = '\u001e'

/** A message from the server. Types are the protocol's: 1 invocation, 3 completion, 6 ping, 7 close, 8 ack, 9 sequence. */
export type ServerFrame =
  | { type: 1; target: string; arguments: readonly unknown[] }
  | { type: 3; invocationId: string; error: string }
  | { type: 6 }
  | { type: 7; error?: string; allowReconnect?: boolean }
  | { type: 8 | 9; sequenceId: number }

/** A message from a client, with the parts that this server acts on. */
export type ClientFrame =
  | { kind: 'invocation'; target: string; invocationId: string | undefined }
  | { kind: 'ping' | 'close' | 'other' }
  | { kind: 'ack' | 'sequence'; sequenceId: number }

/** The client's first message. Anything but the JSON protocol in version 1 or 2 is refused. */
export type Handshake = { protocol: unknown; version: unknown }

/** A message as text, including its end character. */
export const encode = (frame: ServerFrame | { error?: string }): string =>
  JSON.stringify(frame) + RECORD_END

/** Splits received text into complete messages; `rest` is the beginning of one that has not fully arrived. */
export function split(text: string): { messages: string[]; rest: string } {
  const messages = text.split(RECORD_END)
  const rest = messages.pop() ?? ''
  return { messages, rest }
}

/** Throws a SyntaxError for text that is not a JSON object. */
function fields(message: string): Map<string, unknown> {
  const value: unknown = JSON.parse(message)
  if (typeof value !== 'object' || value === null) throw new SyntaxError('A message is an object.')
  return new Map(Object.entries(value))
}

/** Throws a SyntaxError for text that is not a JSON object. */
export function readHandshake(message: string): Handshake {
  const read = fields(message)
  return { protocol: read.get('protocol'), version: read.get('version') }
}

/** Throws a SyntaxError for text that is not a JSON object. */
export function readFrame(message: string): ClientFrame {
  const read = fields(message)
  const invocationId = read.get('invocationId')
  switch (read.get('type')) {
    case 1:
      return {
        kind: 'invocation',
        target: String(read.get('target')),
        invocationId: typeof invocationId === 'string' ? invocationId : undefined,
      }
    case 6:
      return { kind: 'ping' }
    case 7:
      return { kind: 'close' }
    case 8:
      return { kind: 'ack', sequenceId: Number(read.get('sequenceId')) }
    case 9:
      return { kind: 'sequence', sequenceId: Number(read.get('sequenceId')) }
    default:
      return { kind: 'other' } // 2, 4, 5: streams, which this product has none of
  }
}
