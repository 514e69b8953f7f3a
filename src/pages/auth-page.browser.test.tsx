import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { directLoginMessages as say } from '~/domain/messages/direct-login'
import { Page } from './auth-page'

const at = (element: ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

test('/auth redirects after a second, and not after it was left (SEC-05)', async () => {
  history.replaceState(null, '', '#//evil.example')
  const went: string[] = []
  const replace = (address: string) => void went.push(address)
  const left = await at(<Page replace={replace} />)
  await expect.element(left.getByRole('status')).toHaveTextContent(say.signingIn)
  await left.unmount()
  const began = performance.now()
  await at(<Page replace={replace} />)
  await expect.poll(() => went).toEqual(['/#//evil.example'])
  expect(performance.now() - began).toBeGreaterThan(950)
  history.replaceState(null, '', location.pathname + location.search)
})
