import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { usageMessages } from '~/domain/messages/usage'
import { json, refusal, undeclared } from '~/testing/responses'
import { aUsageReport } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { lock } from './access-key'
import { UsageReport } from './usage-report'

const KEY = 'linx-operator'
const OTHER_TAB = 'linx-usage-report'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
  network.on('POST /api/usage/access', () => json({ success: true }))
  network.on('GET /api/usage/report', () => json(aUsageReport()))
})
afterEach(() => {
  network.restore()
  lock()
})

const openPage = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <UsageReport />
    </QueryClientProvider>,
  )

async function unlocked() {
  const screen = await openPage()
  await screen.getByLabelText('Access key').fill(KEY)
  await screen.getByRole('button', { name: 'Open report' }).click()
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  return screen
}

test('the unlocked state is stored permanently, the key for this browser session (HST-05)', async () => {
  await unlocked()
  expect(JSON.stringify(localStorage)).not.toContain(KEY)
  expect(localStorage.getItem('usage_unlocked')).toBe('true')
  expect(JSON.stringify(sessionStorage)).toContain(KEY)
})

test('a restarted browser asks for the key again (HST-05)', async () => {
  const screen = await unlocked()
  await screen.unmount()
  sessionStorage.clear()
  lock() // the module's state is lost with the page
  localStorage.setItem('usage_unlocked', 'true')
  const later = await openPage()
  await expect.element(later.getByLabelText('Access key')).toBeVisible()
})

test('a key stored permanently by an earlier version is removed (HST-05)', async () => {
  localStorage.setItem('usage_access_key', KEY)
  const screen = await openPage()
  await expect.element(screen.getByLabelText('Access key')).toBeVisible()
  expect(localStorage.getItem('usage_access_key')).toBeNull()
})

test('another tab gets the key while the report is unlocked, and none when it is locked (HST-05)', async () => {
  await unlocked()
  const other = new BroadcastChannel(OTHER_TAB)
  const messages: unknown[] = []
  other.addEventListener('message', ({ data }) => messages.push(data))
  other.postMessage('key?')
  await expect.poll(() => messages).toContain(`key=${KEY}`)
  localStorage.removeItem('usage_unlocked')
  messages.length = 0
  other.postMessage('key?')
  await expect.poll(() => JSON.stringify(sessionStorage)).not.toContain(KEY)
  expect(messages).toEqual([])
  other.close()
})

test.each([401, 403])(
  'a response %d locks the report and shows the reason (HST-04)',
  async (status) => {
    network.on('GET /api/usage/report', () =>
      undeclared('a host that refuses a wrong key with 403', refusal(status)),
    )
    const screen = await openPage()
    await screen.getByLabelText('Access key').fill(KEY)
    await screen.getByRole('button', { name: 'Open report' }).click()
    const key = screen.getByLabelText('Access key')
    await expect.element(key).toHaveAccessibleDescription(usageMessages.keyRefused)
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(KEY)
  },
)

test('a key refused with 403 is a wrong key (HST-04)', async () => {
  network.on('POST /api/usage/access', () =>
    undeclared('a host that refuses a wrong key with 403', refusal(403)),
  )
  const screen = await openPage()
  await screen.getByLabelText('Access key').fill(KEY)
  await screen.getByRole('button', { name: 'Open report' }).click()
  await expect
    .element(screen.getByLabelText('Access key'))
    .toHaveAccessibleDescription(usageMessages.keyRefused)
})
