import { afterEach, expect, test } from 'vitest'
import { dropMailedLink, mailedLink, receiveMailedLink } from './mailed-link'

function tab(address: string) {
  const { pathname, search } = new URL(address, 'https://app.linx.example')
  const values = new Map<string, string>()
  const became: unknown[] = []
  const store = () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to?: string | URL | null) =>
      void became.push(to),
  }
  receiveMailedLink({ location: { pathname, search }, history }, store)
  return { values, became, store }
}

afterEach(() => dropMailedLink(() => tab('/').store()))

test.each(['/verify', '/email-verification', '/check-email', '/createaccount2/'])(
  'a token at %s is removed from the address, and is held in memory only (SEC-20)',
  (path) => {
    const { became, values, store } = tab(`${path}?email=ola@unverified.example&token=t-1`)
    expect(became).toEqual(['/check-email'])
    expect([...values]).toEqual([])
    expect(mailedLink('/check-email', store)).toContain('token=t-1')
    expect(mailedLink('/reset-password', store)).toBe('')
    dropMailedLink(store)
    expect(mailedLink('/check-email', store)).toBe('')
  },
)

test('the link of a password reset is removed from the address and survives a reload until it is used (SEC-20)', () => {
  const { became, values, store } = tab('/reset-password?token=t-1&email=a%40b.example')
  expect(became).toEqual(['/reset-password'])
  dropMailedLink(() => tab('/').store()) // clears the page's memory, as a reload does
  expect(mailedLink('/reset-password', store)).toBe('?token=t-1&email=a%40b.example')
  dropMailedLink(store)
  expect([...values]).toEqual([])
})

test.each(['/linx?token=t', '/debug?token=t', '/verify?verified=true', '/verify'])(
  'the address %s, which is not a mailed link, keeps its query',
  (address) => expect(tab(address).became).toEqual([]),
)

test('with blocked storage the link works until a reload (SEC-20)', () => {
  const blocked = () => {
    throw new DOMException('Denied.', 'SecurityError')
  }
  const location = { pathname: '/reset-password', search: '?token=t-2' }
  receiveMailedLink({ location, history: { state: null, replaceState: () => {} } }, blocked)
  expect(mailedLink('/reset-password', blocked)).toBe('?token=t-2')
})
