import { expect, test } from 'vitest'
import { blockedArea, memoryArea } from '~/lib/storage-area.fake'
import { clearWebStorage } from './clear-stored-data'

test('what Microsoft’s library, a sign-in, a mailed link and the last screen have stored is removed, and nothing else (SEC-21)', () => {
  const tab = memoryArea({
    'msal.account.keys': 'x',
    'msal.1.token': 'x',
    sign_in_attempt: 'x',
    mailed_link: 'x',
    theme: 'dark',
  })
  const browser = memoryArea({
    'msal.version': 'x',
    first_visit: 'x',
    linx_entries: 'x',
    sign_up: 'x',
    last_email: 'x',
  })
  clearWebStorage(
    () => tab,
    () => browser,
  )
  expect([tab.length, tab.key(0)]).toEqual([1, 'theme'])
  expect([browser.length, browser.key(0)]).toEqual([1, 'last_email'])
})

test('blocked storage is not a failure', () => {
  expect(() => clearWebStorage(blockedArea, blockedArea)).not.toThrow()
})
