import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '~/api/errors'
import { sessionEnd } from '~/api/events'
import { CACHE_FALLBACK_DELAY_MS } from '~/api/timeouts-and-retries'
import { deferred } from '~/lib/deferred'
import { firstScreen } from '~/lib/first-screen'
import { createMemoryStore } from '~/platform/db/key-value-store'
import { session } from '~/session/session'
import { aUser } from '~/testing/builders'
import { cachedAges, networkFirst } from './cache'
import { createResponseCache, forOwnGolfer } from './database'

const NAME = 'linx/My Linx'

let show = () => {}

beforeEach(() => {
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  vi.spyOn(firstScreen, 'whenShown').mockReturnValue(shown)
})

afterEach(() => {
  vi.restoreAllMocks()
  cachedAges.setState({}, true)
})

function signIn(userId: number): void {
  const signedIn = { status: 'signed-in', user: aUser({ us_id: userId }) } as const
  vi.spyOn(session, 'start').mockResolvedValue(signedIn)
  vi.spyOn(session, 'state').mockReturnValue(signedIn)
}

/** Requests a response for the signed-in golfer; `settle` resolves when the response has been stored or dropped. */
function request(response: Promise<unknown> = Promise.resolve(['response'])) {
  const cache = createResponseCache(createMemoryStore())
  const load = vi.fn(async () => forOwnGolfer(cache))
  const result = networkFirst(NAME, () => response, { load })
  return {
    result,
    cachedFor: async (userId: number) => (await cache.get(userId, NAME))?.json,
    async settle() {
      await result
      show()
      await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
      await load.mock.results[0]?.value
      await new Promise(setImmediate)
    },
  }
}

test('a response is cached for its golfer when the first screen is shown', async () => {
  signIn(1)
  const { result, cachedFor, settle } = request()
  expect(await result).toEqual(['response'])
  expect(await cachedFor(1)).toBeUndefined()
  await settle()
  expect(await cachedFor(1)).toEqual(['response'])
})

test('a response is not cached for the golfer who signs in before it is stored (R10)', async () => {
  signIn(1)
  const { result, cachedFor, settle } = request()
  await result
  sessionEnd.notify()
  signIn(2)
  await settle()
  expect(await cachedFor(2)).toBeUndefined()
  expect(await cachedFor(1)).toBeUndefined()
})

test('a response that arrives after another golfer has signed in is not cached for them (R10)', async () => {
  signIn(1)
  let respond = (_json: unknown) => {}
  const response = new Promise<unknown>((resolve) => {
    respond = resolve
  })
  const { cachedFor, settle } = request(response)
  sessionEnd.notify()
  signIn(2)
  respond(['response'])
  await settle()
  expect(await cachedFor(2)).toBeUndefined()
})

test('a response is not cached when the golfer logs out before it is stored (R10)', async () => {
  signIn(1)
  const { result, cachedFor, settle } = request()
  await result
  sessionEnd.notify()
  vi.spyOn(session, 'state').mockReturnValue({ status: 'anonymous' })
  await settle()
  expect(await cachedFor(1)).toBeUndefined()
})

test('a golfer who signs in while the session restarts gets nothing of the previous one (R10)', async () => {
  signIn(1)
  let started = () => {}
  vi.spyOn(session, 'start').mockReturnValue(
    new Promise((resolve) => {
      started = () => resolve({ status: 'anonymous' })
    }),
  )
  const { result, cachedFor, settle } = request()
  await result
  const settled = settle()
  sessionEnd.notify()
  signIn(2)
  started()
  await settled
  expect(await cachedFor(2)).toBeUndefined()
})

test.each([
  ['no response arrives', new ApiError('The network is gone.', 0)],
  ['a captive portal’s page arrives', new ApiError('No JSON.', 200, { isNoJson: true })],
  ['the host refuses', new ApiError('No.', 403)],
])('where %s, what is cached is used, but not after a refusal', async (_what, error) => {
  signIn(1)
  const cache = createResponseCache(createMemoryStore())
  await cache.put(1, NAME, ['earlier'])
  const load = async () => forOwnGolfer(cache)
  const result = networkFirst(NAME, () => Promise.reject(error), { load })
  const given = await result.catch((reason: unknown) => reason)
  expect(given).toEqual(error.status === 403 ? error : ['earlier'])
})

test('what is still being read from the cache when the session ends is not used (R10)', async () => {
  signIn(1)
  const cache = createResponseCache(createMemoryStore())
  await cache.put(1, NAME, ['earlier'])
  const opened = deferred<ReturnType<typeof forOwnGolfer>>()
  const failure = new ApiError('The network is gone.', 0)
  const load = vi.fn(() => opened.promise)
  const result = networkFirst(NAME, () => Promise.reject(failure), { load })
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  sessionEnd.notify()
  opened.resolve(forOwnGolfer(cache))
  await expect(result).rejects.toBe(failure)
  expect(cachedAges.getState()).toEqual({})
})

describe('a slow host', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Requests a response that is cached, from a host that has not responded after a while. */
  async function slow() {
    signIn(1)
    const cache = createResponseCache(createMemoryStore())
    await cache.put(1, NAME, ['earlier'])
    const { promise, resolve, reject } = deferred<unknown>()
    const wanted = { now: true }
    const onLate = vi.fn<(json: unknown) => void>()
    const onCached = vi.fn<(host: 'missing' | 'slow') => void>()
    const load = async () => forOwnGolfer(cache)
    const result = networkFirst(NAME, () => promise, {
      load,
      onCached,
      lateHandler: { isWanted: () => wanted.now, show: onLate },
    })
    const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)
    const age = () => cachedAges.getState()[NAME]
    return { result, resolve, reject, onLate, onCached, passes, age, wanted }
  }

  test('the cached response is returned after a while, without an age; the late one is handed over', async () => {
    const { result, resolve, onLate, passes, age } = await slow()
    await passes(CACHE_FALLBACK_DELAY_MS - 1)
    expect(await Promise.race([result, Promise.resolve('waiting')])).toBe('waiting')
    await passes(1)
    expect(await result).toEqual(['earlier'])
    expect(age()).toBeUndefined()
    resolve(['response'])
    await passes(0)
    expect(onLate).toHaveBeenCalledExactlyOnceWith(['response'])
  })

  test('a response in time is returned, and not handed over as a late one', async () => {
    const { result, resolve, onLate, passes } = await slow()
    resolve(['response'])
    expect(await result).toEqual(['response'])
    await passes(CACHE_FALLBACK_DELAY_MS)
    expect(onLate).not.toHaveBeenCalled()
  })

  test('when the request fails later, the age of the cached response is known', async () => {
    const { result, reject, onCached, passes, age } = await slow()
    await passes(CACHE_FALLBACK_DELAY_MS)
    await result
    reject(new ApiError('No response', 0))
    await passes(0)
    expect(age()).toBeTypeOf('number')
    expect(onCached.mock.calls).toEqual([['slow'], ['missing']])
  })

  test('a response that comes after a newer one is dropped, and so is its failure', async () => {
    for (const settle of ['resolve', 'reject'] as const) {
      const it = await slow()
      await it.passes(CACHE_FALLBACK_DELAY_MS)
      await it.result
      it.wanted.now = false
      it[settle](new ApiError('No response', 0))
      await it.passes(0)
      expect(it.onLate).not.toHaveBeenCalled()
      expect(it.onCached).toHaveBeenCalledExactlyOnceWith('slow')
    }
  })

  test('after the session has ended the late response is not handed over (R10)', async () => {
    const { result, resolve, onLate, passes } = await slow()
    await passes(CACHE_FALLBACK_DELAY_MS)
    await result
    sessionEnd.notify()
    resolve(['response'])
    await passes(0)
    expect(onLate).not.toHaveBeenCalled()
  })
})
