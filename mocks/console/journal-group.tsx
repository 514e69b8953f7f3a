import { asCurl, FAKE_SERVER } from './as-curl'
import type { Commands } from './commands'
import { CopyText } from './copy-text'
import { Group } from './group'

/** How many requests are listed, newest first; `GET /__fake/requests` has all. */
const MAX_SHOWN = 40

/** The app's requests and the statuses of their responses. */
export function JournalGroup({ commands }: { commands: Commands }) {
  const { journal, tokens, db } = commands.target().backend
  const emailOf = (accessToken: string) => db.users.get(tokens.issuedTo(accessToken) ?? 0)?.email
  const shown = journal.entries.slice(-MAX_SHOWN).toReversed()
  const first = journal.entries.length
  return (
    <Group title="requests" summary={String(journal.entries.length)}>
      <p className="demo__dim">
        Requests are copied as commands for {FAKE_SERVER} (npm run fake), which sign in there first:
        its dates and items may differ from the demo’s. The latest {MAX_SHOWN} are shown.
      </p>
      <div className="demo__actions">
        <CopyText
          label="Copy all as JSON"
          text={() => JSON.stringify(journal.entries, undefined, 2)}
        />
        <button type="button" onClick={() => commands.change(() => journal.clear())}>
          Clear
        </button>
      </div>
      <ol role="list">
        {shown.map((entry, index) => (
          <li key={first - index} className="demo__item">
            <code>
              {entry.method} {entry.path}
            </code>
            <span className="demo__line">
              <span className="demo__dim">
                {entry.status === 0 ? 'no response' : entry.status},{' '}
                {entry.operationId ?? 'nowhere'}
              </span>
              <CopyText label="Copy as cURL" text={() => asCurl(entry, emailOf)} />
            </span>
          </li>
        ))}
      </ol>
    </Group>
  )
}
