import { afterEach, expect, test } from 'vitest'
import { dropSignIn, receivedHash, receivedSignIn, receiveSignIn } from './sign-in-callback'

const ORIGIN = 'https://app.linx.example'

/** A fake address bar. */
function barAt(address: string) {
  const { href, pathname, hash } = new URL(address, ORIGIN)
  const became: unknown[] = []
  return {
    became,
    location: { href, pathname, hash },
    history: {
      state: { key: 'k' },
      replaceState: (state: unknown, _title: string, to?: string | URL | null) =>
        void became.push([state, to]),
    },
  }
}

const receive = (address: string) => {
  const bar = barAt(address)
  receiveSignIn('/direct-login', bar)
  return bar.became
}

afterEach(dropSignIn)

test('tokens are removed from the address at once, and are held in memory for their page (SEC-07)', () => {
  const hash = '#id_token=a.b.c&access_token=at-1&state=s-1'
  expect(receive(`/direct-login?x=1${hash}`)).toEqual([
    [{ key: 'k' }, `${ORIGIN}/direct-login?x=1`],
  ])
  expect(receivedHash()).toBe(hash)
  expect(receivedSignIn()).toEqual({
    idToken: 'a.b.c',
    accessToken: 'at-1',
    state: 's-1',
    error: '',
    errorDescription: '',
  })
  dropSignIn()
  expect([receivedHash(), receivedSignIn()]).toEqual(['', undefined])
})

test.each([
  ['/#id_token=a.b.c&state=s', '/direct-login'],
  ['/#error=access_denied&state=s', '/direct-login'],
  ['/#access_token=t&x=<script>', `${ORIGIN}/`],
  ['/auth#access_token=t', `${ORIGIN}/auth`],
  ['/auth#token=t', `${ORIGIN}/auth`],
  ['/linx?view=My+Linx#refresh_token=t', `${ORIGIN}/linx?view=My+Linx`],
  [`${ORIGIN}//evil.example#access_token=t`, `${ORIGIN}//evil.example`],
])('the address %s with tokens becomes %s (SEC-05, SEC-07, SEC-20)', (address, clean) => {
  expect(receive(address)).toEqual([[{ key: 'k' }, clean]])
})

test.each(['/', '/auth', '/auth#', '/auth#//evil.example', '/auth#javascript:alert(1)', '/linx#y'])(
  'the address %s without tokens is left as it is',
  (address) => {
    expect(receive(address)).toEqual([])
    expect([receivedHash(), receivedSignIn()]).toEqual(['', undefined])
  },
)

test('an access token alone is not a sign-in', () => {
  receive('/direct-login#access_token=t&state=s')
  expect(receivedSignIn()).toBeUndefined()
})

test.each(['state=s&state=evil', 'state=evil&state=s', 'state=s&state=s'])(
  'a sign-in with %s belongs to no attempt (SEC-22)',
  (states) => {
    receive(`/direct-login#id_token=a.b.c&access_token=t&${states}`)
    expect(receivedSignIn()).toMatchObject({ idToken: 'a.b.c', state: '' })
  },
)
