import { describe, expect, test } from 'vitest'
import { cut, json, never, undeclared } from '~/testing/responses'
import { wait } from '~/lib/timers'
import {
  GET_LINX,
  linx,
  outcome,
  REFRESH,
  storedTokens,
  tabWith,
  tokens,
  twenty,
  type Reply,
} from './refreshing-tab.fake'

const SECOND = 1000
const BUSY = [429, 500, 502, 503, 504]
const busy =
  (status = 503, headers: Record<string, string> = {}): Reply =>
  () => {
    const response = Response.json({ message: 'Restarting.' }, { status, headers })
    return status === 502 || status === 504 ? undeclared('a proxy', response) : response
  }
const good: Reply = () => json(tokens(1))

/** A tab whose refreshes get these responses in order, and the second in which each was sent. */
async function answering(...replies: Reply[]) {
  const sent: number[] = []
  const tab = await tabWith(() => {
    sent.push(Math.round(tab.timers.elapsed() / SECOND) - began)
    return replies.shift()?.() ?? never()
  })
  const began = Math.round(tab.timers.elapsed() / SECOND)
  return { ...tab, sent }
}

describe('a host that restarts answers a refresh with', () => {
  test.each(BUSY)(
    '%d: retried after 1 s and 4 s, then the session ends, once (TOK-05)',
    async (status) => {
      const tab = await answering(busy(status), busy(status), busy(status), good)
      for (const end of await twenty(tab, 10 * SECOND))
        expect(end).toMatchObject({ message: 'Failed to refresh token', status: 401 })
      expect(tab.sent).toEqual([0, 1, 5])
      expect(tab.server.count(GET_LINX)).toBe(20)
      expect(storedTokens(tab)).toEqual([])
      expect(tab.seen.failures).toBe(1)
      expect(tab.session.state()).toEqual({ status: 'anonymous' })
    },
  )

  test.each(BUSY)(
    '%d, then tokens: the waiting calls continue and no golfer is signed out (TOK-05)',
    async (status) => {
      const tab = await answering(busy(status), good)
      expect(await twenty(tab, 2 * SECOND)).toEqual(Array.from({ length: 20 }, () => 'done'))
      expect(tab.sent).toEqual([0, 1])
      expect(tab.server.count(GET_LINX)).toBe(40)
      expect(tab.seen.failures).toBe(0)
    },
  )
})

test.each([
  ['3', 3],
  ['120', 10],
  ['0', 1],
  ['-5', 1],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 1],
  ['soon', 1],
])(
  'after Retry-After: %s the next attempt is %d s later, at most 10 (TOK-05)',
  async (value, seconds) => {
    const tab = await answering(busy(503, { 'Retry-After': value }), good)
    const end = outcome(linx(tab))
    await tab.timers.advance(12 * SECOND)
    expect(await end).toBe('done')
    expect(tab.sent).toEqual([0, seconds])
  },
)

test('a refusal in between ends the session at once (TOK-05)', async () => {
  const tab = await answering(busy(), busy(401), good)
  const end = outcome(linx(tab))
  await tab.timers.advance(10 * SECOND)
  expect(await end).toMatchObject({ message: 'Failed to refresh token' })
  expect(tab.sent).toEqual([0, 1])
})

test('a missing response in between keeps the session (TOK-05, TOK-06)', async () => {
  const tab = await answering(busy(), cut, good)
  const end = outcome(linx(tab))
  await tab.timers.advance(10 * SECOND)
  expect(await end).toMatchObject({ status: 0 })
  expect(tab.session.state().status).toBe('signed-in')
  const next = outcome(linx(tab))
  await tab.timers.advance(10 * SECOND)
  expect(await next).toBe('done')
})

test('the three attempts are the same as those of a call refused again and again (TOK-05, TOK-08)', async () => {
  let number = 0
  const replies: Reply[] = [busy(), () => json(tokens((number += 1))), busy(), busy(), busy()]
  const tab = await tabWith(() => replies.shift()?.() ?? never(), { refused: () => true })
  const end = outcome(linx(tab))
  await tab.timers.advance(30 * SECOND)
  expect(await end).toMatchObject({ status: 401 })
  expect(tab.server.count(REFRESH)).toBe(3)
  expect(tab.seen.failures).toBe(1)
})

test('a slow host is retried for 30 s in all, so that no other tab gives up waiting; then the tokens stay (TOK-05, TOK-09)', async () => {
  const tab = await tabWith(() => wait(tab.timers, 14 * SECOND).then(busy()))
  const other = tab.browser.openTab()
  await other.session.start()
  const ends = [outcome(linx(tab)), outcome(linx(other))]
  for (let second = 0; second < 31; second += 1) await tab.timers.advance(SECOND)
  expect(await ends[0]).toMatchObject({ status: 0 })
  expect(tab.server.count(REFRESH)).toBeLessThanOrEqual(4)
  expect(tab.session.state().status).toBe('signed-in')
})

test('the other tabs wait for the attempts of one, and send nothing (TOK-05, TOK-02)', async () => {
  const tab = await answering(busy(), busy(), good)
  const others = [tab.browser.openTab(), tab.browser.openTab()]
  for (const other of others) await other.session.start()
  const calls = [tab, ...others].flatMap((one) => [outcome(linx(one)), outcome(linx(one))])
  for (let second = 0; second < 10; second += 1) await tab.timers.advance(SECOND)
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 6 }, () => 'done'))
  expect(tab.sent).toEqual([0, 1, 5])
  expect(tab.seen.failures).toBe(0)
})

test('after a logout between two attempts there is no further one, and nothing is stored (TOK-05, TOK-11)', async () => {
  const tab = await answering(busy(), good)
  const end = outcome(linx(tab))
  await tab.timers.advance(SECOND / 2)
  await tab.session.logout()
  await tab.timers.advance(10 * SECOND)
  expect(await end).toMatchObject({ name: 'AbortError' })
  expect(tab.sent).toEqual([0])
  expect(storedTokens(tab)).toEqual([])
})
