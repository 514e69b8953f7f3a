import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { requestMessages } from '~/domain/messages/request'
import { usageMessages } from '~/domain/messages/usage'
import { json, refusal, undeclared } from '~/testing/responses'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { Locked } from './usage-report'

const ACCESS = 'POST /api/usage/access'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})
afterEach(() => network.restore())

async function open() {
  const screen = await render(<Locked wasRefused={false} onUnlocked={() => {}} />, {
    wrapper: WithQueries,
  })
  const key = screen.getByLabelText('Access key')
  await key.fill('a key')
  await screen.getByRole('button', { name: 'Open report' }).click()
  return { screen, key }
}

test.each([
  ['by its status', () => refusal(401)],
  ['on a good status', () => json({ success: false })],
])(
  'a key that the host refuses %s shows the error at its field, which has the focus',
  async (_, answer) => {
    network.on(ACCESS, answer)
    const { screen, key } = await open()
    await expect.element(key).toHaveAccessibleDescription(usageMessages.keyRefused)
    await expect.element(key).toHaveFocus()
    await expect.element(key).toHaveValue('a key')
    expect(screen.getByText('An error occurred').query()).toBeNull()
  },
)

test('an unreadable response shows no error at the access key', async () => {
  network.on(ACCESS, () => undeclared('a captive portal', new Response('<html>')))
  const { screen, key } = await open()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(requestMessages.invalidJson)
  await expect.element(key).not.toHaveAccessibleDescription(usageMessages.keyRefused)
})
