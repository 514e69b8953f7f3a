import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createFakeTimers } from '~/lib/timers.fake'
import { noAuth } from './auth-port'
import { deliver } from './deliver'
import { ApiError } from './errors'
import type { Fetch } from './exchange'

type Operation = { method: string; path: string }

const METHODS = new Set(['get', 'post', 'put', 'delete', 'patch'])
const STATUSES = [
  400, 401, 402, 403, 404, 405, 408, 409, 410, 412, 413, 415, 418, 422, 423, 425, 428, 429, 431,
  451, 500, 501, 502, 503, 504, 507, 508, 511, 520, 599,
]

/** The operations of the document, without the hub's negotiation, which the hub client calls. */
function operations(): Operation[] {
  const document: { paths: Record<string, Record<string, unknown>> } = JSON.parse(
    readFileSync('mocks/contract/spec.json', 'utf8'),
  )
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => METHODS.has(method))
        .map((method) => ({ method: method.toUpperCase(), path })),
    )
}
const reads = operations().filter(({ method }) => method === 'GET')

/** Makes a call of a signed-in golfer that gets this response. Returns its error, and how often it was sent. */
async function failureOf({ method, path }: Operation, reply: () => Response) {
  let sends = 0
  const fetch: Fetch = async () => {
    sends += 1
    return reply()
  }
  const error = await deliver(new Request(`http://golf.test${path}`, { method }), path, {
    fetch,
    auth: () => ({ ...noAuth, token: () => Promise.resolve('a.b.c') }),
    timers: createFakeTimers(),
    online: () => true,
    onFailure: () => {},
  }).catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) expect.fail(`${method} ${path}: ${String(error)}`)
  return { sends, status: error.status, message: error.message, endpoint: error.endpoint }
}

test('the document has more than 50 operations and 20 reads', () => {
  expect(operations().length).toBeGreaterThan(50)
  expect(reads.length).toBeGreaterThan(20)
})

test.each([
  ['an empty body (NET-04)', ''],
  ["a captive portal's page (NET-05)", '<html><body>Sign in to the hotel network</body></html>'],
])(
  'every read answered with %s fails as invalid JSON, without its text, and signs no golfer out',
  async (_what, body) => {
    for (const read of reads)
      expect(await failureOf(read, () => new Response(body))).toEqual({
        sends: 1,
        status: 200,
        message: 'Invalid JSON response from server.',
        endpoint: `GET ${read.path}`,
      })
  },
)

test('every call is sent once and fails with the status of its response (NET-09)', async () => {
  for (const operation of operations())
    for (const status of STATUSES)
      expect(await failureOf(operation, () => Response.json({}, { status }))).toEqual({
        sends: 1,
        status,
        message: `Request failed with status ${status}`,
        endpoint: `${operation.method} ${operation.path}`,
      })
})

test('every call answered with a page and a bad status has a fixed message, without text of the page (NET-07)', async () => {
  const page = () => new Response('<html>Bad gateway</html>', { status: 502 })
  for (const operation of operations())
    expect(await failureOf(operation, page)).toMatchObject({
      status: 502,
      message: 'Server returned an invalid error format.',
    })
})
