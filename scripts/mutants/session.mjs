const REFRESHER = 'src/session/refresh/refresher.ts'
const REFRESH_RESPONSES = 'src/sw/refresh-responses.ts'
const RETURN_LOCATION = 'src/app/return-location.ts'

/** One refresh at a time: shared within a tab, and across tabs by the lock. */
const SHARED =
  'inFlight ??= waitForUnload()\n        .then(() => lock(() => refresh(oldToken), isDone))'

/** What must never go wrong with who is signed in: R1 to R4, R10, R19. @type {import('./mutants.mjs').Mutant[]} */
export const sessionMutants = [
  {
    name: 'refresh without sharing',
    file: REFRESHER,
    search: SHARED,
    replace: 'inFlight = refresh(oldToken)',
    tests: ['src/session/refresh/refresh.test.ts'],
  },
  {
    name: 'refresh shared in one tab only',
    file: REFRESHER,
    search: SHARED,
    replace: 'inFlight ??= refresh(oldToken)',
    tests: ['src/session/refresh/refresh.test.ts', 'src/session/refresh/three-tabs.test.ts'],
  },
  {
    name: 'a refresh begun by a page that is being left',
    file: REFRESHER,
    search: 'inFlight ??= waitForUnload()',
    replace: 'inFlight ??= Promise.resolve()',
    tests: ['src/session/refresh/refresh-leaving.test.ts'],
  },
  {
    name: 'a refresh that ends with its page',
    file: REFRESH_RESPONSES,
    search: 'signal: limit.signal',
    replace: 'signal: request.signal',
    tests: ['src/sw/refresh-responses.test.ts'],
  },
  {
    name: 'the response of a refresh held over a logout',
    file: REFRESH_RESPONSES,
    search: "sessions?.addEventListener('message', () => refreshes.clear())",
    replace: '',
    tests: ['src/sw/refresh-responses.test.ts'],
  },
  {
    name: 'a refresh that is over handed to the page that asked',
    file: REFRESH_RESPONSES,
    search: 'existing && (existing.isPending || existing.clientId !== clientId)',
    replace: 'existing',
    tests: ['src/sw/refresh-responses.test.ts'],
  },
  {
    name: 'no re-read after the lock',
    file: REFRESHER,
    search: 'if (await renewedElsewhere(oldToken)) return // its token serves this tab too',
    replace: '',
    tests: ['src/session/refresh/refresh.test.ts', 'src/session/refresh/three-tabs.test.ts'],
  },
  {
    name: 'a used-up token sent again before storage has caught up',
    file: 'src/session/refresh/used-tokens.ts',
    search: 'if (token === own || !(await lock.hasMarker(markerOf(token)))) return true',
    replace: 'if (token !== undefined) return true',
    tests: ['src/session/refresh/slow-storage.test.ts', 'src/session/refresh/three-tabs.test.ts'],
  },
  {
    name: 'late tokens stored after logout',
    file: REFRESHER,
    search: 'if (store.refreshToken() !== sent.refreshToken || store.userId() !== sent.userId) {',
    replace: 'if (store.refreshToken() === undefined && store.userId() === sent.userId) {',
    tests: ['src/session/refresh/refresh.test.ts', 'src/session/refresh/refresh-end.test.ts'],
  },
  {
    name: 'no response taken for a refusal',
    file: REFRESHER,
    search: 'if (isUnanswered(error)) throw error // no response is not a refusal (R2)',
    replace: '',
    tests: ['src/session/refresh/refresh-none.test.ts', 'src/session/refresh/refresh.test.ts'],
  },
  {
    name: 'return address used unchecked',
    file: 'src/lib/url.ts',
    search: 'const isPage = url?.origin === origin && /^https?:$/.test(url.protocol)',
    replace: 'const isPage = true',
    tests: ['src/app/return-location.test.ts'],
  },
  {
    name: 'return address used unchecked after a sign-in',
    file: RETURN_LOCATION,
    search: 'const path = safeReturnTo(owned?.path, origin)',
    replace: "const path = owned?.path ?? safeReturnTo('', origin)",
    tests: ['src/app/return-location.test.ts'],
  },
  {
    name: 'return location of another golfer',
    file: RETURN_LOCATION,
    search:
      'stored && (stored.email === undefined || same(stored.email, email)) ? stored : undefined',
    replace: 'stored',
    tests: ['src/app/return-location.test.ts'],
  },
]
