import createClient, { type Client } from 'openapi-fetch'
import { createListeners } from '~/lib/listeners'
import { isOnline } from '~/lib/online'
import { realTimers } from '~/lib/timers'
import { serializePath, serializeQuery } from './address'
import { noAuth, type AuthPort } from './auth-port'
import { deliver, type Delivery } from './deliver'
import type { ApiError } from './errors'
import { apiHost } from './host'
import type { paths } from './schema'
import { sessionEnd } from './session-end'

export type Api = Client<paths>

/**
 * The client of the host's API: a call resolves with what a good answer carried, or
 * rejects with an `ApiError` (an abort: with the abort's own error). Nothing is repeated here; reads are repeated
 * by the query client (R5).
 */
export function createApi({
  host = apiHost(),
  ...options
}: Partial<Delivery> & { host?: string } = {}): Api {
  const delivery: Delivery = {
    // Looked up at each call, so that an interceptor set up later is seen.
    fetch: (request) => globalThis.fetch(request),
    auth: () => noAuth,
    timers: realTimers,
    online: isOnline,
    onFailure: () => {},
    ...options,
  }
  const client = createClient<paths>({
    baseUrl: host,
    fetch: (request) => delivery.fetch(request),
    querySerializer: serializeQuery,
    pathSerializer: serializePath,
  })
  client.use({
    // A call may bring a fetch of its own (upload-fetch.ts); the rules around it stay.
    onRequest: ({ request, schemaPath, options: call }) =>
      deliver(request, schemaPath, { ...delivery, fetch: (sent) => call.fetch(sent) }),
  })
  return client
}

const failureListeners = createListeners<[ApiError]>()

/** Hears of every failed call, for the error reports. */
export const onCallFailed = failureListeners.add

/** Tells of a call that failed on another way than `api`'s. */
export const notifyCallFailed = failureListeners.notify

const writeListeners = createListeners<[string]>()

/** What this golfer has written. */
const writtenPaths = new Set<string>()
sessionEnd.add(() => writtenPaths.clear())

/**
 * Hears of every write of `api` that was answered well, by its path in the document; at once of those there were in this
 * session, since who listens may come later than what it waits for.
 */
export function onWritten(listener: (path: string) => void): () => void {
  for (const path of writtenPaths) listener(path)
  return writeListeners.add(listener)
}

let session: AuthPort = noAuth

/** Plugs the session into `api`. Called once, by the session layer. */
export function connectAuth(port: AuthPort): void {
  session = port
}

/** The app's one client. */
export const api: Api = createApi({
  auth: () => session,
  onFailure: failureListeners.notify,
  onWritten(path) {
    writtenPaths.add(path)
    writeListeners.notify(path)
  },
})

/**
 * What the server sent: JSON of any shape, whatever the types promise (R8), so it goes through a decoder
 * (`decodeLinxPage(unwrap(await api.GET('/api/linx', …)))`). Undefined when a good answer had no body (204).
 */
export const unwrap = (result: { data?: unknown }): unknown => result.data

/**
 * The body of a multipart call: `api.POST('/api/Ghin/PostScore', multipart(form))`. The form is sent as it is; its
 * fields are the caller's to fill as the document says, which is why it fits any operation's body.
 */
export function multipart(form: FormData): { body: never; bodySerializer: () => FormData }
export function multipart(form: FormData): { body: FormData; bodySerializer: () => FormData } {
  return { body: form, bodySerializer: () => form }
}
