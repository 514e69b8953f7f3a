import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { receiveMailedLink } from '~/routing/mailed-link'
import { useAddressLink } from './email-link'

test('a mailed link that verifies an address is used once: the page opened again has none (SEC-20)', async () => {
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
