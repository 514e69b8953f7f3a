import type { Backend } from '../backend/backend'
import type { JournalEntry } from '../backend/journal'
import { pathOf, type WireRequest } from '../lib/wire-request'
import { mediaType, type ReadBody } from './read-body'

/** The journal's entry for a request that has just arrived. */
export function journalEntry(
  backend: Backend,
  operationId: string | null,
  request: WireRequest,
  body: ReadBody,
): JournalEntry {
  const { pathname, search } = pathOf(request)
  const isJson = mediaType(request.headers) === 'application/json' && !body.isTooLarge
  return {
    operationId,
    method: request.method,
    path: pathname + search,
    status: 0,
    headers: Object.fromEntries(request.headers),
    bodyBytes: body.length,
    body: isJson ? new TextDecoder().decode(body.bytes) : null,
    at: backend.clock.iso(),
  }
}
