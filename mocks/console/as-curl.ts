import type { JournalEntry } from '../backend/journal'

/** Where `npm run fake` serves the same fake: a fake inside a page cannot be reached from outside. */
export const FAKE_SERVER = 'http://localhost:8787'

/** What the browser adds by itself, or what curl does. */
const LEFT_OUT = new Set(['content-length', 'host', 'connection', 'user-agent', 'accept-encoding'])

/** For a shell: nothing in single quotes means anything but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** One request of the journal as a command. A body other than JSON is replaced by a comment. */
export function asCurl({ method, path, headers, body, bodyBytes }: JournalEntry): string {
  const lines = Object.entries(headers)
    .filter(([name]) => !LEFT_OUT.has(name.toLowerCase()))
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const sent = body === null || bodyBytes === 0 ? [] : [`--data-raw ${quoted(body)}`]
  const left = body === null && bodyBytes > 0 ? ` # a body of ${bodyBytes} bytes is left out` : ''
  const command = [`curl -X ${method} ${quoted(FAKE_SERVER + path)}`, ...lines, ...sent]
  return command.join(' \\\n  ') + left
}
