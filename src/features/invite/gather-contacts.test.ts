import { expect, test, vi } from 'vitest'
import { inviteMessages } from '~/domain/messages/invite'
import { anySignal, gatherContacts } from './gather-contacts'

const GRAPH = 'https://graph.microsoft.com'
const person = (at: number) => ({
  id: `c${at}`,
  displayName: `Golfer ${at}`,
  emailAddresses: [{ address: `g${at}@club.example` }],
})
const page = (people: unknown[], next?: string) =>
  Response.json({ value: people, ...(next !== undefined && { '@odata.nextLink': next }) })
const refusal = (status: number, seconds = '0') =>
  new Response('{}', { status, headers: { 'Retry-After': seconds } })

/** Returns the responses in order; the last one is repeated. */
function gather(
  answers: (() => Response | Promise<Response>)[],
  signal = AbortSignal.timeout(9e6),
  elapsed = () => 0,
) {
  const requested: { token: string | null; cache: RequestCache | undefined }[] = []
  const counts: number[] = []
  const waits: number[] = []
  const onRefused = vi.fn<() => void>()
  const result = gatherContacts({
    graph: GRAPH,
    token: 'secret',
    signal,
    onCount: (count) => counts.push(count),
    onRefused,
    timers: {
      elapsed,
      after(ms, run) {
        waits.push(ms)
        queueMicrotask(run)
        return () => undefined
      },
    },
    async request(_address, init) {
      requested.push({
        token: new Headers(init?.headers).get('Authorization'),
        cache: init?.cache,
      })
      const answer = answers[Math.min(requested.length, answers.length) - 1]
      return answer ? answer() : Response.error()
    },
  })
  return { result, requested, counts, waits, onRefused }
}

test('all pages of contacts are gathered and counted', async () => {
  const { result, requested, counts } = gather([
    () => page([person(1), person(2)], `${GRAPH}/v1.0/me/contacts?$skip=2`),
    () => page([], `${GRAPH}/v1.0/me/contacts?$skip=3`),
    () => page([person(3), person(1), { id: 'none' }, null]),
  ])
  expect((await result).map(({ email }) => email)).toEqual([
    'g1@club.example',
    'g2@club.example',
    'g3@club.example',
  ])
  expect(counts).toEqual([2, 2, 3])
  expect(requested.map(({ token }) => token)).toEqual(Array(3).fill('Bearer secret'))
  expect(requested.map(({ cache }) => cache)).toEqual(Array(3).fill('no-store')) // SEC-16
})

test('a long page is processed in slices that do not block the main thread', async () => {
  let now = 0
  const people = Array.from({ length: 200 }, (_, at) => person(at))
  const { result, waits } = gather([() => page(people)], undefined, () => (now += 12))
  expect(await result).toHaveLength(200)
  expect(waits).toEqual(Array(10).fill(0))
})

test('the token is sent to Graph only, and an endless list ends', async () => {
  const strange = gather([() => page([person(1)], 'https://evil.example/next')])
  expect(await strange.result).toHaveLength(1)
  expect(strange.requested).toHaveLength(1)
  const circle = gather([() => page([person(1)], `${GRAPH}/v1.0/me/contacts?$skip=1`)])
  expect(await circle.result).toHaveLength(1)
  expect(circle.requested).toHaveLength(2)
})

test.each([
  [403, inviteMessages.denied, 1, true],
  [404, inviteMessages.noMailbox, 1, true],
  [401, inviteMessages.gatherFailed, 1, true],
  [503, inviteMessages.gatherFailed, 3, false],
  [429, inviteMessages.gatherTooMany, 3, false],
])(
  'contacts answered with %i show %j after %i requests (R5); another account is needed: %j',
  async (status, message, times, isRefused) => {
    const { result, requested, onRefused } = gather([() => refusal(status)])
    await expect(result).rejects.toThrow(message)
    expect(requested).toHaveLength(times)
    expect(onRefused).toHaveBeenCalledTimes(isRefused ? 1 : 0)
  },
)

test('a temporary failure of the contacts is retried after Microsoft’s Retry-After', async () => {
  const { result, waits } = gather([() => refusal(429, '7'), () => page([person(1)])])
  expect(await result).toHaveLength(1)
  expect(waits).toEqual([7000])
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no JSON', () => new Response('<html>')],
  ['no page', () => Response.json({ value: 'none' })],
])('contacts answered with %s show a plain message (R8)', async (_what, answer) => {
  await expect(gather([answer]).result).rejects.toThrow(inviteMessages.gatherFailed)
})

test('aborting the gathering of contacts is not a failure', async () => {
  const control = new AbortController()
  control.abort()
  const aborted = () => Promise.reject(new DOMException('', 'AbortError'))
  await expect(gather([aborted], control.signal).result).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('the first aborted signal gives the reason, and later ones are ignored', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const any = anySignal(one.signal, other.signal)
  expect(any.aborted).toBe(false)
  other.abort('called off')
  one.abort('too late')
  expect(any.aborted).toBe(true)
  expect(any.reason).toBe('called off')
})

test('a signal that is already aborted aborts at once', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone')
})
