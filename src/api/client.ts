import createClient, { type Client } from 'openapi-fetch'
import { isOnline } from '~/lib/online'
import { realTimers } from '~/lib/timers'
import { serializePath, serializeQuery } from './address'
import { noAuth, type AuthPort } from './auth-port'
import { deliver, type Delivery } from './deliver'
import { fetchOnce } from './early/early-responses'
import { apiHost } from './host'
import type { paths } from './schema'
import { callFailed, pathWritten, sessionEnd } from './events'

// An early script that runs later finds this and sends nothing.
globalThis.linxEarly ??= new Map()

/** The client of the host's API, typed by the OpenAPI document. */
export type Api = Client<paths>

/**
 * The client of the host's API: a call resolves with the data of a successful response, or rejects with an `ApiError` (an
 * aborted call: with the abort's own error). It never retries; the query client retries reads (R5).
 */
export function createApi({
  host = apiHost(),
  ...options
}: Partial<Delivery> & { host?: string } = {}): Api {
  const delivery: Delivery = {
    fetch: fetchOnce,
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
    // A call may bring its own fetch (upload-fetch.ts); the same rules apply to it.
    onRequest: ({ request, schemaPath, options: call }) =>
      deliver(request, schemaPath, { ...delivery, fetch: (sent) => call.fetch(sent) }),
  })
  return client
}

/** The paths written in this session. */
const writtenPaths = new Set<string>()
sessionEnd.add(() => writtenPaths.clear())

/**
 * Subscribes to successful writes of `api`, by their path in the document. Calls the listener at once for earlier writes of
 * this session, because a listener may subscribe after the write it waits for.
 */
export function onWritten(listener: (path: string) => void): () => void {
  for (const path of writtenPaths) listener(path)
  return pathWritten.add(listener)
}

let authPort: AuthPort = noAuth

/** Connects the session to `api`. Called once, by the session layer. */
export function connectAuth(port: AuthPort): void {
  authPort = port
}

/** The app's one client. */
export const api: Api = createApi({
  auth: () => authPort,
  onFailure: callFailed.notify,
  onWritten(path) {
    writtenPaths.add(path)
    pathWritten.notify(path)
  },
})

/**
 * The JSON of a response. It can have any shape, whatever the types promise (R8), so pass it to a decoder
 * (`decodeLinxPage(unwrap(await api.GET('/api/linx', …)))`). Undefined when a successful response had no body (204).
 */
export const unwrap = (result: { data?: unknown }): unknown => result.data

/**
 * The options of a multipart call: `api.POST('/api/Ghin/PostScore', multipart(form))`. The form is sent unchanged. Its
 * fields are not type-checked, so it can be passed to any operation.
 */
export function multipart(form: FormData): { body: never; bodySerializer: () => FormData }
export function multipart(form: FormData): { body: FormData; bodySerializer: () => FormData } {
  return { body: form, bodySerializer: () => form }
}
