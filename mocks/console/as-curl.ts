import type { JournalEntry } from '../backend/journal'
import { GRAPH_PATH } from '../graph/graph'

/** Where `npm run fake` serves the fake: the one inside a page cannot be reached from outside. */
export const FAKE_SERVER = 'http://localhost:8787'

/** Headers that the browser or curl adds by itself. */
const LEFT_OUT = new Set(['content-length', 'host', 'connection', 'user-agent', 'accept-encoding'])

/** A placeholder for the email of an unknown golfer. */
const UNKNOWN_GOLFER = 'EMAIL'
/** The password of every golfer of a fresh world, as `npm run fake` prints it. */
const PASSWORD = 'linxgolf1'

/** Quotes a text for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A shell command that signs in and stores the access token in `$TOKEN`. */
function signIn(email: string): string {
  const body = quoted(JSON.stringify({ email, password: PASSWORD }))
  const login = `curl -s ${FAKE_SERVER}/api/auth/login -H 'content-type: application/json' --data-raw ${body}`
  return String.raw`TOKEN=$(${login} | sed 's/.*"accessToken": *"\([^"]*\)".*/\1/')`
}

const BEARER = /^Bearer (.+)$/i
/** The token in an address of the hub. */
const IN_QUERY = /(?<=[?&]access_token=)[^&']+/

/**
 * One request of the journal as a shell command. A body other than JSON is replaced by a comment. On the fake server's date
 * the demo's access token may have expired, so the command first signs in as that token's golfer.
 */
export function asCurl(
  { method, path, headers, body, bodyBytes }: JournalEntry,
  emailOf: (accessToken: string) => string | undefined,
): string {
  const isForHost = !path.startsWith(GRAPH_PATH)
  const bearer = isForHost ? BEARER.exec(headers['authorization'] ?? '')?.[1] : undefined
  const accessToken = bearer ?? IN_QUERY.exec(path)?.[0]
  const lines = Object.entries(headers)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) =>
      bearer !== undefined && name === 'authorization'
        ? '-H "authorization: Bearer $TOKEN"'
        : `-H ${quoted(`${name}: ${value}`)}`,
    )
  const sent = body === null || bodyBytes === 0 ? [] : [`--data-raw ${quoted(body)}`]
  const left = body === null && bodyBytes > 0 ? ` # a body of ${bodyBytes} bytes is left out` : ''
  const address = quoted(FAKE_SERVER + path).replace(IN_QUERY, `'"$TOKEN"'`)
  const command = [`curl -X ${method} ${address}`, ...lines, ...sent].join(' \\\n  ') + left
  if (accessToken === undefined) return command
  return `${signIn(emailOf(accessToken) ?? UNKNOWN_GOLFER)}\n${command}`
}
