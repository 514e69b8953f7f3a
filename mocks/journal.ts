/** One request that reached the fake. */
export type JournalEntry = {
  /** 'hub' for a transport of the live hub, null when no operation has this address. */
  operationId: string | null
  method: string
  /** With the query. */
  path: string
  /** 0 until it is answered, and for ever when the connection was cut. */
  status: number
  headers: Record<string, string>
  bodyBytes: number
  /** A JSON body as it was sent; null for any other. */
  body: string | null
  /** The fake's time of arrival, ISO 8601. */
  at: string
}

export type Journal = {
  readonly entries: readonly JournalEntry[]
  record(entry: JournalEntry): void
  clear(): void
}

/** Keeps the newest requests only: a demo left open over night must not grow for ever. */
const KEPT = 2000

export function createJournal(): Journal {
  const entries: JournalEntry[] = []
  return {
    entries,
    record(entry) {
      entries.push(entry)
      if (entries.length > KEPT) entries.shift()
    },
    clear: () => void (entries.length = 0),
  }
}
