import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnd } from '~/api/session-end'
import { firstScreen } from '~/lib/first-screen'
import { createMemoryStore } from '~/platform/db/key-value-store'
import { session } from '~/session/session'
import { aUser } from '~/testing/builders'
import { cachedAnswer } from './cache'
import { createAnswerCache, forOwnGolfer } from './database'

const NAME = 'linx/My Linx'

let show = () => {}

beforeEach(() => {
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  vi.spyOn(firstScreen, 'whenShown').mockReturnValue(shown)
})

afterEach(() => void vi.restoreAllMocks())

function signIn(userId: number): void {
  const signedIn = { status: 'signed-in', user: aUser({ us_id: userId }) } as const
  vi.spyOn(session, 'start').mockResolvedValue(signedIn)
  vi.spyOn(session, 'state').mockReturnValue(signedIn)
}

/** Requests a response for the signed-in golfer; `settle` resolves when the response has been stored or dropped. */
function request(response: Promise<unknown> = Promise.resolve(['response'])) {
  const cache = createAnswerCache(createMemoryStore())
  const load = vi.fn(async () => forOwnGolfer(cache))
  const answer = cachedAnswer(NAME, () => response, { load })
  return {
    answer,
    cachedFor: async (userId: number) => (await cache.get(userId, NAME))?.json,
    async settle() {
      await answer
      show()
      await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
      await load.mock.results[0]?.value
      await new Promise(setImmediate)
    },
  }
}

test('a response is cached for its golfer when the first screen is shown', async () => {
  signIn(1)
  const { answer, cachedFor, settle } = request()
  expect(await answer).toEqual(['response'])
  expect(await cachedFor(1)).toBeUndefined()
  await settle()
  expect(await cachedFor(1)).toEqual(['response'])
})

test('a response is not cached for the golfer who signs in before it is stored (R10)', async () => {
  signIn(1)
  const { answer, cachedFor, settle } = request()
  await answer
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
  const { answer, cachedFor, settle } = request()
  await answer
  sessionEnd.notify()
  vi.spyOn(session, 'state').mockReturnValue({ status: 'anonymous' })
  await settle()
  expect(await cachedFor(1)).toBeUndefined()
})

test('a golfer who signs in while the session starts again gets nothing of the last one (R10)', async () => {
  signIn(1)
  let started = () => {}
  vi.spyOn(session, 'start').mockReturnValue(
    new Promise((resolve) => {
      started = () => resolve({ status: 'anonymous' })
    }),
  )
  const { answer, cachedFor, settle } = request()
  await answer
  const settled = settle()
  sessionEnd.notify()
  signIn(2)
  started()
  await settled
  expect(await cachedFor(2)).toBeUndefined()
})
