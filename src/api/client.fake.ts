import { expect } from 'vitest'
import { createFakeTimers } from '~/lib/timers.fake'
import { createApi } from './client'
import { ApiError } from './errors'
import { createFakeServer } from '../testing/fake-server'

export const host = 'http://golf.test'
export const network = 'Network error or unexpected issue'

/** Requests the first page of the feed. */
export const linx = (api: ReturnType<typeof createApi>, init: { signal?: AbortSignal } = {}) =>
  api.GET('/api/linx', { params: { query: { view: 'Following' } }, ...init })

/** A client that gets this response to every GET /api/linx. */
export const answering = (reply: () => Response | Promise<Response>) => {
  const server = createFakeServer({
    'GET /api/linx': reply,
    'POST /api/linx/update-us_last_notify': reply,
  })
  return { server, api: createApi({ host, fetch: server.fetch, timers: createFakeTimers() }) }
}

/** The error of a failed call; fails the test when the call succeeds. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(String(error))),
  )
