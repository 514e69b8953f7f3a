import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '~/api/errors'
import type { FrontendErrorReport } from '~/api/types'
import { abortError } from '~/lib/abort'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { createErrorReporter } from './create-error-reporter'
import { addressSecrets, scrub } from './scrub'

type Options = { fails?: boolean; secrets?: string[]; isSilent?: () => boolean }

function world({ fails = false, secrets = [], isSilent = () => false }: Options = {}) {
  const timers = createFakeTimers()
  const sent: FrontendErrorReport[] = []
  const logged: string[] = []
  const report = createErrorReporter({
    send: (body) => {
      sent.push(body)
      return fails
        ? Promise.reject(new ApiError('No.', 500, { endpoint: 'POST /api/logging/log-error' }))
        : Promise.resolve()
    },
    timers,
    userId: () => 1,
    isSilent,
    secrets: () => secrets,
    console: {
      error: (text: string) => logged.push(`error ${text}`),
      warn: (text: string) => logged.push(`warn ${text}`),
    },
  })
  return { report, timers, sent, logged }
}
const failed = (endpoint = 'GET /api/linx', status = 500, message = 'Resting.') =>
  new ApiError(message, status, { endpoint })

test('a failed call is reported with its message, status, endpoint and golfer', () => {
  const { report, sent, logged } = world()
  report(failed(), 'call')
  expect(sent).toMatchObject([
    {
      message: 'Resting.',
      component: 'GET /api/linx',
      severity: 'error',
      userId: 1,
      httpStatusCode: 500,
    },
  ])
  expect(sent[0]?.stackTrace).toContain('create-error-reporter.test')
  expect(logged).toEqual(['error GET /api/linx: Resting.'])
})

test('an unanswered call is reported a second later: a page that is closing may have cut it off', async () => {
  const { report, timers, sent } = world()
  report(failed('GET /api/linx', 0, 'Network error or unexpected issue'), 'call')
  await timers.advance(999)
  expect(sent).toEqual([])
  await timers.advance(1)
  expect(sent).toMatchObject([{ component: 'GET /api/linx', httpStatusCode: 0 }])
})

test('the same error a hundred times in 30 s makes one report, and one more after 30.001 s (ERR-01)', async () => {
  const { report, timers, sent } = world()
  for (let time = 0; time < 100; time += 1) {
    report(failed(), 'call')
    await timers.advance(300)
  }
  expect(sent).toHaveLength(1)
  await timers.advance(1)
  report(failed(), 'call')
  expect(sent).toHaveLength(2)
})

test('another message, status or endpoint is another error (ERR-01)', () => {
  const { report, sent } = world()
  report(failed(), 'call')
  report(failed('GET /api/user/current'), 'call')
  report(failed('GET /api/linx', 503), 'call')
  report(failed('GET /api/linx', 500, 'Busy.'), 'call')
  expect(sent).toHaveLength(4)
})

test('at most 200 past errors are remembered (R15)', () => {
  const { report, sent } = world()
  for (let error = 0; error < 201; error += 1)
    report(failed('GET /api/linx', 500, `Error ${error}`), 'call')
  report(failed('GET /api/linx', 500, 'Error 200'), 'call')
  expect(sent).toHaveLength(201)
  report(failed('GET /api/linx', 500, 'Error 0'), 'call') // forgotten
  expect(sent).toHaveLength(202)
})

test('a report that fails is logged once and never reported (ERR-02)', async () => {
  const { report, sent, logged } = world({ fails: true })
  report(failed(), 'call')
  await settle()
  expect(sent).toHaveLength(1)
  expect(logged).toEqual(['error GET /api/linx: Resting.', 'warn The error could not be reported.'])
  report(failed('POST /api/logging/log-error'), 'call')
  expect(sent).toHaveLength(1)
})

describe('what is not reported (ERR-04)', () => {
  const signIn = [
    'login',
    'refresh-token',
    'verify-email',
    'debug/check-verification',
    'debug/force-verify',
  ]
  test.each(signIn.map((path) => `POST /api/auth/${path}`))(
    '%s with 400, 401 and 403; but with 500',
    (endpoint) => {
      const { report, sent } = world()
      for (const status of [400, 401, 403]) report(failed(endpoint, status), 'call')
      expect(sent).toEqual([])
      report(failed(endpoint, 500), 'call')
      expect(sent).toHaveLength(1)
    },
  )

  test.each([
    ["the association's errors", failed('POST /api/Ghin/PostScore', 422)],
    ['its failures too', failed('GET /api/Ghin/SearchCourses', 503)],
    ['an aborted call', abortError('left')],
  ])('%s', (_what, error) => {
    const { report, sent } = world()
    report(error, 'call')
    expect(sent).toEqual([])
  })

  test('anything while logging out', () => {
    const { report, sent } = world({ isSilent: () => true })
    report(failed(), 'call')
    report(new Error('x'), 'window')
    expect(sent).toEqual([])
  })
})

test.each([[null], [undefined], [7], [{}], [''], [new Error('')]])(
  'a thrown %j is reported, too (ERR-05)',
  (thrown) => {
    const { report, sent } = world()
    report(thrown, 'Linx page')
    expect(sent).toMatchObject([{ component: 'Linx page', httpStatusCode: null }])
    expect(sent[0]?.message).not.toBe('')
  },
)

test('a thrown text is the message of its report', () => {
  const { report, sent } = world()
  report('no wind', 'window')
  expect(sent).toMatchObject([{ message: 'no wind' }])
})

test('however long the error, the report stays below 60,000 bytes (R15)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('x', '\0', '⛳', '"', 'é', '-/', 'a:', 'eyJ.', 'token=', '/?'),
      fc.integer({ min: 1, max: 200_000 }),
      (unit, length) => {
        const { report, sent } = world()
        const error = new Error(unit.repeat(length))
        error.stack = unit.repeat(length)
        report(error, 'window')
        expect(new TextEncoder().encode(JSON.stringify(sent[0])).length).toBeLessThan(60_000)
        expect(sent[0]?.message).not.toMatch(/\p{Surrogate}$/u)
      },
    ),
    { numRuns: 40 },
  )
})

describe('reports contain no secrets (ERR-03)', () => {
  const address =
    'https://linx.test/auth?code=QUERYVALUE&next=%2Fprofile#access_token=HASHVALUE&state=abc123'

  test('neither tokens nor the values in the address bar, wherever they appear', () => {
    const secrets = ['r.1.1001', 'access-token-text', ...addressSecrets(address)]
    const { report, sent, logged } = world({ secrets })
    const error = new Error(
      `Failed at ${address} with r.1.1001 and "accessToken":"abc" password=hunter22 (Bearer access-token-text) eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.sig /reset?token=zzzz9999`,
    )
    error.stack = `Error: ${error.message}\n    at https://linx.test/assets/index-1.js?v=QUERYVALUE:10:5`
    report(error, 'window')
    const everything = JSON.stringify(sent) + logged.join()
    for (const secret of [
      'QUERYVALUE',
      'HASHVALUE',
      'abc123',
      'r.1.1001',
      'access-token-text',
      'hunter22',
      'eyJ',
      'zzzz9999',
      '"abc"',
      '#',
      '%2Fprofile',
      '/profile',
    ]) {
      expect(everything).not.toContain(secret)
    }
    expect(sent[0]?.message).toContain('Failed at https://linx.test/auth')
  })

  test('known secrets are removed, and the rest of the text stays', () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9._-]{8,40}$/)
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (before, hidden, after) => {
        expect(scrub(`${before} ${hidden} ${after}`, [hidden])).not.toContain(hidden)
      }),
    )
    expect(scrub('Request failed with status 500', ['Bearer'])).toBe(
      'Request failed with status 500',
    )
    expect(scrub("Cannot read properties of undefined (reading 'state')", [])).toBe(
      "Cannot read properties of undefined (reading 'state')",
    )
  })
})

// ERR-03: what a host, a proxy or the browser may put into an error message.
test.each([
  ['Authorization: Basic bm9yYTpsaW54', 'bm9yYTpsaW54'],
  ['authorization=Bearer at-12345', 'at-12345'],
  ['bad body {\\"password\\":\\"linx golf 1\\",\\"x\\":1}', 'golf 1'],
  ['{"password": "linx golf 1"}', 'golf 1'],
  ['Cookie: a=1; sid=12345', '12345'],
  ['Set-Cookie: sid=12345; Path=/', '12345'],
  ['apikey=12345', '12345'],
  ['X-Access-Key: 12345', '12345'],
  ['api_key: "12345"', '12345'],
  ['Pwd=12345;Server=db', '12345'],
  ['expired: sv=2026&sig=ab%2Fcd', 'cd'],
  ['no route to https://nora:pw-12345@golf.example/x', '12345'],
  ['no route to ftp://nora:pw@12345@files.example/x', '12345'],
  ['nora@whitcombe.example is taken', 'nora'],
  ['email=nora%40whitcombe.example', 'nora'],
  ['<nora.w+golf@mail.whitcombe.example>', 'nora'],
])('%s is reported without its secret (SEC-23)', (text, hidden) => {
  expect(scrub(text, [])).not.toContain(hidden)
})

test('a known secret is found however it is written (SEC-23)', () => {
  const secret = 'key "of" a/b+c'
  const forms = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret),
    'key%20%22of%22%20a%2fb%2bc',
  ]
  for (const form of forms) expect(scrub(`It was ${form} here`, [secret])).not.toMatch(/of.*a/)
})

test('a report keeps text that only looks like a secret', () => {
  const trace =
    'at load@https://app.linx.example/assets/a.js:1:2 in pkg@1.2.3, design: flat, Basic rules'
  expect(scrub(trace, [])).toBe(trace)
})
