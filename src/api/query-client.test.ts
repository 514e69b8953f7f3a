import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './errors'
import { createQueryClient } from './query-client'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Makes a failing read. Returns when it was sent. */
async function sendings(failure: Error, online = true): Promise<number[]> {
  const client = createQueryClient(() => online)
  const began = Date.now()
  const sent: number[] = []
  const call = client.fetchQuery({
    queryKey: ['linx'],
    queryFn: () => {
      sent.push(Date.now() - began)
      throw failure
    },
  })
  const end = call.catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await end).toBe(failure)
  client.clear()
  return sent
}

test.each([0, 502, 503, 504])(
  'a read that fails with %d is sent three times, a second apart (R5)',
  async (status) => {
    const sent = await sendings(new ApiError('No.', status))
    expect(sent).toHaveLength(3)
    for (const [index, at] of sent.entries())
      expect(at - (sent[index - 1] ?? -1000)).toBeGreaterThanOrEqual(1000)
  },
)

test.each([400, 401, 403, 404, 408, 422, 429, 500, 501, 520])(
  'a read that fails with %d is sent once',
  async (status) => {
    expect(await sendings(new ApiError('No.', status))).toEqual([0])
  },
)

test('without a network a read fails at once', async () => {
  expect(await sendings(new ApiError('No.', 0), false)).toEqual([0])
})

test('a canceled read leaves nothing behind: the next one is sent (HST-01)', async () => {
  const client = createQueryClient()
  const ended = new DOMException('The session has ended.', 'AbortError')
  const queryFn = vi.fn(() => Promise.reject(ended))
  const read = client.fetchQuery({ queryKey: ['linx'], queryFn })
  expect(await read.catch((reason: unknown) => reason)).toBe(ended)
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('a failing write is sent once (R5)', async () => {
  const client = createQueryClient()
  const error = new ApiError('No.', 503)
  let sent = 0
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => {
      sent += 1
      return Promise.reject(error)
    },
  })
  const end = mutation.execute(undefined).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await end).toBe(error)
  expect(sent).toBe(1)
  client.clear()
})
