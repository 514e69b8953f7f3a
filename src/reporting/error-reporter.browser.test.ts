import { expect, test, vi } from 'vitest'
import { api } from '~/api/client'
import { json, refusal, undeclared } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { startReporting } from './error-reporter'

const LOG = 'POST /api/logging/log-error'

test('a failed call and an uncaught error are each reported once, with no token and nothing of the address (ERR-03); a refused report is not reported (ERR-02)', async () => {
  const reports: Request[] = []
  const { href } = location
  history.replaceState(null, '', `${href}#from-a-mail-7731`)
  sessionStorage.setItem('usage_access_key', 'linx operator')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const network = fakeNetwork({
    'GET /api/diagnostic/version': () => undeclared('a host that gives no reason', json({}, 500)),
    [LOG]: ({ request }) => {
      reports.push(request)
      return json({ success: true })
    },
  })
  try {
    startReporting()
    await api.GET('/api/diagnostic/version').catch(() => {})
    await api.GET('/api/diagnostic/version').catch(() => {})
    window.dispatchEvent(
      new ErrorEvent('error', {
        error: new Error('no wind at from-a-mail-7731 for linx%20operator'),
      }),
    )
    await vi.waitFor(() => expect(reports).toHaveLength(2))

    network.on(LOG, () => refusal(500, 'Not now.'))
    await api.GET('/api/user/current').catch(() => {})
    await expect.poll(() => warn.mock.calls).toEqual([['The error could not be reported.']])
    expect(network.count(LOG)).toBe(3)
  } finally {
    network.restore()
    warn.mockRestore()
    history.replaceState(null, '', href)
    sessionStorage.removeItem('usage_access_key')
  }
  const bodies: unknown[] = await Promise.all(reports.map((report) => report.json()))
  expect(bodies).toMatchObject([
    {
      message: 'Request failed with status 500',
      component: 'GET /api/diagnostic/version',
      httpStatusCode: 500,
      userId: null,
    },
    { message: 'no wind at … for …', component: 'window', httpStatusCode: null },
  ])
  for (const { keepalive, headers } of reports) {
    expect(keepalive).toBe(true)
    expect(headers.has('Authorization')).toBe(false)
  }
  vi.mocked(console.error).mockClear() // the errors are logged on the console too
})
