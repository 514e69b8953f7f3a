import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { directLoginMessages } from '~/domain/messages/direct-login'
import { Page } from './auth-page'

const at = (element: ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

afterEach(() => vi.useRealTimers())

test('/auth redirects after a second, but not once the page was left (SEC-05)', async () => {
  history.replaceState(null, '', '#//evil.example')
  const went: string[] = []
  const replace = (address: string) => void went.push(address)
  const left = await at(<Page replace={replace} />)
  await expect.element(left.getByRole('status')).toHaveTextContent(directLoginMessages.signingIn)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await left.unmount()
  await at(<Page replace={replace} />)
  vi.advanceTimersByTime(999)
  expect(went).toEqual([])
  vi.advanceTimersByTime(1)
  expect(went).toEqual(['/#//evil.example'])
  vi.advanceTimersByTime(2000)
  expect(went).toHaveLength(1)
  history.replaceState(null, '', location.pathname + location.search)
})
