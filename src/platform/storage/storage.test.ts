import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLocalOrCookieStorage } from './storage'
import { createFakeCookies, createFakeLocal } from './storage.fake'

const KEYS = ['auth_token', 'refresh_token', 'token_expiry', 'user_id', 'user_info', 'last_email']
const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function storageOf(local: () => Storage | undefined, cookies = createFakeCookies()) {
  const warnings: string[] = []
  const storage = createLocalOrCookieStorage({
    local,
    cookies,
    keys: KEYS,
    expendable: ['user_info'],
    warn: (message) => warnings.push(message),
  })
  return { storage, cookies, warnings }
}

test('values go to local storage and no cookie is written', () => {
  const { local, values } = createFakeLocal()
  const { storage, cookies } = storageOf(() => local)
  expect(storage.set('auth_token', 'a')).toBe(true)
  expect(storage.get('auth_token')).toBe('a')
  expect(values.get('auth_token')).toBe('a')
  expect(cookies.written).toEqual([])
  storage.remove('auth_token')
  expect(storage.get('auth_token')).toBeUndefined()
})

describe('without local storage', () => {
  test('values go to cookies: path-wide, SameSite Lax, 30 days (STO-01)', () => {
    const { storage, cookies } = storageOf(blocked)
    expect(storage.isAvailable()).toBe(true)
    expect(storage.set('auth_token', 'a=b; c')).toBe(true)
    expect(storage.get('auth_token')).toBe('a=b; c')
    expect(cookies.written.at(-1)).toBe(
      'auth_token=a%3Db%3B%20c; path=/; max-age=2592000; SameSite=Lax',
    )
  })

  test('on https they are Secure', () => {
    const { storage, cookies } = storageOf(() => undefined, createFakeCookies({ isSecure: true }))
    storage.set('user_id', '1')
    expect(cookies.written.at(-1)).toMatch(/; Secure$/)
  })

  test('removing leaves nothing behind (STO-09)', () => {
    const { storage, cookies } = storageOf(blocked)
    for (const key of KEYS) storage.set(key, 'x')
    for (const key of KEYS) storage.remove(key)
    expect(cookies.read()).toBe('')
  })

  test('an encoded value of 3,900 characters is stored, one of 3,901 is not, with one warning (STO-04)', () => {
    const { storage, warnings } = storageOf(blocked)
    expect(storage.set('auth_token', 'x'.repeat(3900))).toBe(true)
    expect(storage.get('auth_token')).toHaveLength(3900)
    expect(warnings).toEqual([])
    expect(storage.set('auth_token', 'x'.repeat(3901))).toBe(false)
    expect(storage.get('auth_token')).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })

  test('the cap counts the encoded value (R22)', () => {
    const { storage } = storageOf(blocked)
    expect(storage.set('user_info', '%'.repeat(1300))).toBe(true)
    expect(storage.set('user_info', '%'.repeat(1301))).toBe(false)
  })

  test("the golfer's record gives way to the tokens (STO-05)", () => {
    const { storage, cookies } = storageOf(blocked)
    storage.set('user_info', 'u'.repeat(3800))
    expect(storage.set('refresh_token', 'r'.repeat(2000))).toBe(true)
    expect(storage.get('user_info')).toBeDefined()
    expect(storage.set('auth_token', 'a'.repeat(3000))).toBe(true)
    expect(storage.get('user_info')).toBeUndefined()
    expect(storage.set('user_info', 'u'.repeat(3800))).toBe(false)
    expect(cookies.read().length).toBeLessThan(7000)
  })

  test('whatever is written, all cookies together stay below 7,000 bytes (STO-05)', () => {
    const write = fc.tuple(fc.constantFrom(...KEYS), fc.integer({ min: 0, max: 4200 }))
    fc.assert(
      fc.property(fc.array(write, { maxLength: 30 }), (writes) => {
        const { storage, cookies } = storageOf(blocked)
        for (const [key, length] of writes) {
          const stayed = storage.set(key, 'x'.repeat(length))
          expect(storage.get(key)).toBe(stayed ? 'x'.repeat(length) : undefined)
        }
        expect(cookies.read().length).toBeLessThan(7000)
      }),
    )
  })

  /** The session's store, and that of another part of the app. */
  function twoStores(cookies: ReturnType<typeof createFakeCookies>) {
    const keys = ['linx_cheers']
    const warn = () => {}
    return {
      session: storageOf(blocked, cookies).storage,
      woohoos: createLocalOrCookieStorage({
        local: blocked,
        cookies,
        keys,
        expendable: keys,
        warn,
      }),
    }
  }

  test.each([true, false])(
    'what other parts of the app have written as cookies counts, too (R22, https: %s)',
    (isSecure) => {
      const cookies = createFakeCookies({ isSecure })
      const { session, woohoos } = twoStores(cookies)
      expect(session.set('auth_token', 'a'.repeat(3400))).toBe(true)
      expect(session.set('refresh_token', 'r'.repeat(3400))).toBe(true)
      expect(woohoos.set('linx_cheers', 'c'.repeat(200))).toBe(false)
      expect(woohoos.set('linx_cheers', 'c'.repeat(20))).toBe(true)
      expect(session.set('user_info', 'u'.repeat(150))).toBe(false)
      expect(cookies.read().length).toBeLessThan(7000)
    },
  )

  test('a token takes the room of what other parts of the app have written: the golfer stays signed in (R22)', () => {
    const cookies = createFakeCookies({ isSecure: true })
    const { session, woohoos } = twoStores(cookies)
    expect(session.set('refresh_token', 'r'.repeat(3400))).toBe(true)
    expect(session.set('user_info', 'u'.repeat(100))).toBe(true)
    expect(woohoos.set('linx_cheers', 'c'.repeat(300))).toBe(true)
    expect(session.set('auth_token', 'a'.repeat(3150))).toBe(true)
    expect(session.get('user_info')).toBeUndefined()
    expect(woohoos.get('linx_cheers')).toBe('c'.repeat(300)) // the golfer's record made enough room
    expect(session.set('auth_token', 'a'.repeat(3500))).toBe(true)
    expect(woohoos.get('linx_cheers')).toBeUndefined()
    expect(session.get('refresh_token')).toBe('r'.repeat(3400))
    expect(cookies.read()).toContain('__Host-moved=1')
    expect(cookies.read().length).toBeLessThan(7000)
  })
})

test('full local storage gives way to cookies, and the old value never wins (STO-03)', () => {
  const { local } = createFakeLocal({ limit: 40 })
  const { storage, cookies } = storageOf(() => local)
  expect(storage.set('auth_token', 'old')).toBe(true)
  expect(storage.set('auth_token', 'n'.repeat(100))).toBe(true)
  expect(storage.get('auth_token')).toBe('n'.repeat(100))
  expect(storage.set('auth_token', 'new')).toBe(true)
  expect(storage.get('auth_token')).toBe('new')
  expect(cookies.read()).toBe('')
})

test('without local storage and cookies nothing is stored and nothing throws (STO-02)', () => {
  const { storage } = storageOf(blocked, createFakeCookies({ blocked: true }))
  expect(storage.isAvailable()).toBe(false)
  expect(storage.selfTest()).toBe(false)
  expect(storage.set('auth_token', 'a')).toBe(false)
  expect(storage.get('auth_token')).toBeUndefined()
  storage.remove('auth_token')
})

test('the self-test writes 1,000 characters and removes them again', () => {
  const { storage, cookies } = storageOf(blocked)
  expect(storage.selfTest()).toBe(true)
  expect(cookies.written[0]).toContain('x'.repeat(1000))
  expect(cookies.read()).toBe('')
})

test('any text is read as it was written, from local storage and from cookies', () => {
  const { local } = createFakeLocal()
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.boolean(),
      (value, cookiesOnly) => {
        const { storage } = storageOf(cookiesOnly ? blocked : () => local)
        if (storage.set('last_email', value)) expect(storage.get('last_email')).toBe(value)
      },
    ),
  )
})

test('a cookie that cannot be decoded counts as missing', () => {
  const cookies = createFakeCookies()
  cookies.write('auth_token=%E0%A4%A; path=/')
  expect(storageOf(blocked, cookies).storage.get('auth_token')).toBeUndefined()
})

describe('cookies that another port or a sibling domain has planted (SEC-17)', () => {
  test('are not read where local storage works, and are removed with the session', () => {
    const { local } = createFakeLocal()
    const cookies = createFakeCookies({ path: '/linx' })
    cookies.write('auth_token=planted; path=/')
    cookies.write('user_id=2; path=/linx')
    const { storage } = storageOf(() => local, cookies)
    expect(storage.get('auth_token')).toBeUndefined()
    expect(storage.get('user_id')).toBeUndefined()
    for (const key of KEYS) storage.remove(key)
    expect(cookies.read()).toBe('')
  })

  test('do not replace the app’s own on a page with their path', () => {
    const cookies = createFakeCookies()
    const { storage } = storageOf(blocked, cookies)
    storage.set('auth_token', 'own')
    cookies.write('auth_token=planted; path=/linx')
    cookies.path = '/linx'
    expect(storage.get('auth_token')).toBe('own')
    storage.remove('auth_token')
    expect(cookies.read()).toBe('')
  })

  test('are not read on https, where only this host can set the names', () => {
    const cookies = createFakeCookies({ isSecure: true })
    const { storage } = storageOf(blocked, cookies)
    storage.set('auth_token', 'own')
    expect(cookies.written.at(-1)).toMatch(/^__Host-auth_token=own; path=\/;.*; Secure$/)
    storage.remove('auth_token')
    cookies.write('auth_token=planted; path=/; Secure')
    expect(storage.get('auth_token')).toBeUndefined()
    expect(storageOf(blocked, cookies).storage.get('auth_token')).toBeUndefined()
  })
})

test('on https a golfer who has cookies from an earlier version stays signed in (SEC-17)', () => {
  const cookies = createFakeCookies({ isSecure: true })
  cookies.write('auth_token=a%3Db; path=/; Secure')
  cookies.write('other=x; path=/; Secure')
  const { storage } = storageOf(blocked, cookies)
  expect(storage.get('auth_token')).toBe('a=b')
  expect(cookies.read()).toContain('__Host-auth_token=a%3Db')
  expect(cookies.read()).not.toMatch(/(^|; )auth_token/)
  expect(cookies.read()).toContain('other=x')
})

test('what did not fit into local storage is found in cookies after a reload (STO-03)', () => {
  const { local } = createFakeLocal({ limit: 60 })
  const { storage, cookies } = storageOf(() => local)
  expect(storage.set('auth_token', 'n'.repeat(100))).toBe(true)
  const reloaded = storageOf(() => local, cookies).storage
  expect(reloaded.get('auth_token')).toBe('n'.repeat(100))
  reloaded.remove('auth_token')
  expect(local.getItem('in_cookies')).toBeNull()
})

test('a value that another part of the app removes leaves the tokens in cookies (STO-03)', () => {
  const { local } = createFakeLocal({ limit: 60 })
  const { storage, cookies } = storageOf(() => local)
  const keys = ['linx_cheers']
  const warn = () => {}
  const woohoos = createLocalOrCookieStorage({
    local: () => local,
    cookies,
    keys,
    expendable: keys,
    warn,
  })
  expect(storage.set('auth_token', 'n'.repeat(100))).toBe(true)
  expect(woohoos.set('linx_cheers', 'c')).toBe(true)
  woohoos.remove('linx_cheers')
  expect(storage.get('auth_token')).toBe('n'.repeat(100))
})
