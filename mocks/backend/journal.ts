/** One request that reached the fake. */
export type JournalEntry = {
  /** 'hub' for a transport of the live hub, null when no operation has this address. */
  operationId: string | null
  method: string
  /** With the query. */
  path: string
  /** 0 until the response is sent; stays 0 if the connection was cut. */
  status: number
  headers: Record<string, string>
  bodyBytes: number
  /** A JSON body as it was sent; null for any other. */
  body: string | null
  /** The fake's time of arrival, ISO 8601. */
  at: string
}

/** The newest requests of a world, for tests and the drawer of the demo. */
export type Journal = {
  readonly entries: readonly JournalEntry[]
  record(entry: JournalEntry): void
  clear(): void
}

/** Only the newest requests are stored, so that a demo left open overnight does not grow forever. */
const MAX_ENTRIES = 2000

/** Limits the total characters of all addresses, headers and bodies, so that large bodies do not fill the memory. */
const MAX_TEXT_LENGTH = 8_000_000

function textOf({ path, headers, body }: JournalEntry): number {
  let length = path.length + (body?.length ?? 0)
  for (const name in headers) length += name.length + (headers[name]?.length ?? 0)
  return length
}

/** Creates an empty journal, which forgets the oldest entries. */
export function createJournal(): Journal {
  const entries: JournalEntry[] = []
  let text = 0
  return {
    entries,
    record(entry) {
      entries.push(entry)
      text += textOf(entry)
      while (entries.length > MAX_ENTRIES || (text > MAX_TEXT_LENGTH && entries.length > 1)) {
        const oldest = entries.shift()
        text -= oldest ? textOf(oldest) : 0
      }
    },
    clear() {
      entries.length = 0
      text = 0
    },
  }
}
