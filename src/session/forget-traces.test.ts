import { expect, test } from 'vitest'
import { forgetTraces } from './forget-traces'

/** Storage whose keys can be listed, as the browser's can. */
function storageWith(...keys: string[]): Storage {
  const storage: Storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => {},
    clear: () => {},
    removeItem: (key) => void Reflect.deleteProperty(storage, key),
  }
  for (const key of keys)
    Object.defineProperty(storage, key, { value: 'x', configurable: true, enumerable: true })
  return storage
}

test('what Microsoft’s library, a sign-in and a mailed link have left goes, and nothing else (SEC-21)', () => {
  const tab = storageWith(
    'msal.account.keys',
    'msal.1.token',
    'sign_in_attempt',
    'mailed_link',
    'theme',
  )
  const browser = storageWith('msal.version', 'first_visit', 'last_email')
  forgetTraces(
    () => tab,
    () => browser,
  )
  expect(Object.keys(tab).filter((key) => /msal|sign|mailed|theme/.test(key))).toEqual(['theme'])
  expect(Object.keys(browser).filter((key) => /msal|first|last/.test(key))).toEqual(['last_email'])
})

test('blocked storage is no failure', () => {
  const blocked = () => {
    throw new DOMException('Denied.', 'SecurityError')
  }
  expect(() => forgetTraces(blocked, blocked)).not.toThrow()
})
