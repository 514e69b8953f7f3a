import { beforeEach, expect, test, vi } from 'vitest'
import { earlyKey, fetchOnce } from './early-responses'

const URL = 'http://host.example/api/linx?view=Following&pageSize=25'
const read = (token: string, init?: RequestInit) =>
  new Request(URL, { ...init, headers: { Authorization: token } })

/** Makes the early script's response arrive. */
const arrive = (token: string, text: string) =>
  globalThis.linxEarly?.set(earlyKey(URL, token), Promise.resolve(new Response(text)))

const network = vi.spyOn(globalThis, 'fetch')
const age = vi.spyOn(performance, 'now')
const textOf = async (request: Request) => (await fetchOnce(request)).text()

beforeEach(() => {
  network.mockReset()
  age.mockReturnValue(1000)
  globalThis.linxEarly = new Map()
})

test('an early response is returned once; the next request is sent', async () => {
  network.mockResolvedValue(new Response('later'))
  arrive('Bearer a', 'early')
  expect(await textOf(read('Bearer a'))).toBe('early')
  expect(network).not.toHaveBeenCalled()
  expect(await textOf(read('Bearer a'))).toBe('later')
  expect(network).toHaveBeenCalledOnce()
})

test('another token, another address or a write is sent', async () => {
  network.mockImplementation(async () => new Response('sent'))
  arrive('Bearer a', 'early')
  const requests = [
    read('Bearer b'),
    new Request(URL),
    new Request(`${URL}&olderThan=x`, { headers: { Authorization: 'Bearer a' } }),
    read('Bearer a', { method: 'POST' }),
  ]
  for (const request of requests) expect(await textOf(request)).toBe('sent')
})

test('a failed early request fails as the app’s own would', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  globalThis.linxEarly?.set(earlyKey(URL, 'Bearer a'), failed)
  await expect(fetchOnce(read('Bearer a'))).rejects.toThrow('Failed to fetch')
})

test('a response that is unused for half a minute is out of date', async () => {
  network.mockImplementation(async () => new Response('sent'))
  arrive('Bearer a', 'early')
  age.mockReturnValue(30_000)
  expect(await textOf(read('Bearer a'))).toBe('sent')
})
