import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { deferred } from '~/lib/deferred'
import { receiveMailedLink } from '~/routing/mailed-link'
import { cut, json, refusal } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { EmailLink, useAddressLink } from './email-link'

test('a mailed link that verifies an address is used once, and is gone when the page is opened again (SEC-20)', async () => {
  receiveMailedLink({
    location: { pathname: '/verify', search: '?token=t-1&email=ola@unverified.example' },
    history: { state: null, replaceState: () => {} },
  })
  const open = () => renderHook(useAddressLink, { wrapper: MemoryRouter })
  const first = await open()
  expect(first.result.current).toEqual({ token: 't-1', email: 'ola@unverified.example' })
  await first.unmount()
  expect((await open()).result.current).toBeUndefined()
})

const VERIFY = 'POST /api/auth/verify-email'

let client = createQueryClient()

async function openLink(answer: () => Response | Promise<Response>) {
  const network = fakeNetwork({ [VERIFY]: answer })
  onTestFinished(() => network.restore())
  const onVerified = vi.fn<() => void>()
  const link = { token: 't-1', email: 'ola@unverified.example' }
  client = createQueryClient()
  const screen = await render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <EmailLink link={link} onVerified={onVerified} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const again = screen.getByRole('button', { name: 'Try again' })
  return { network, onVerified, screen, again, title: screen.getByRole('heading', { level: 1 }) }
}

test.each([
  ['no network', cut],
  ['a host that is down', () => refusal(503, 'Back soon.')],
  ['too many requests', () => refusal(429, 'Wait a moment.')],
])(
  'after %s a link that verifies an address is not reported as expired, and can be used again',
  async (_, answer) => {
    const { network, onVerified, again, title } = await openLink(answer)
    await expect.element(title).toHaveTextContent('We couldn’t open your link')
    network.on(VERIFY, () => json({ success: true }))
    await again.click()
    await vi.waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
  },
)

test('a link that the host refuses has expired, and is not used again', async () => {
  const { again, title } = await openLink(() => refusal(400, 'This link is used.'))
  await expect.element(title).toHaveTextContent('This link has expired')
  await expect.element(again).not.toBeInTheDocument()
})

test('a golfer who leaves while the link is checked is not taken to the setup afterwards (R14)', async () => {
  const answer = deferred<Response>()
  const { network, onVerified, screen } = await openLink(() => answer.promise)
  await expect.poll(() => network.count(VERIFY)).toBe(1)
  await screen.unmount()
  answer.resolve(json({ success: true }))
  await expect.poll(() => client.isMutating()).toBe(0)
  expect(onVerified).not.toHaveBeenCalled()
})
