import { describe, expect, test } from 'vitest'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { json, never, undeclared } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { createFakeServer } from '~/testing/fake-server'
import { createApi, multipart, unwrap } from './client'
import { answering, failure, host, linx, network } from './client.fake'

describe('time limits (R14)', () => {
  const waiting = (path: string) => {
    const timers = createFakeTimers()
    const server = createFakeServer({ [path]: never })
    return { timers, server, api: createApi({ host, fetch: server.fetch, timers }) }
  }

  test('a read that takes 29 s works, one that takes 31 s ends as a network failure (NET-10)', async () => {
    const timers = createFakeTimers()
    const slow = (ms: number) => () =>
      new Promise<Response>((resolve) => timers.after(ms, () => resolve(json(aFeedPage()))))
    const replies = [slow(29_000), slow(31_000)]
    const server = createFakeServer({
      'GET /api/linx': (_request, count) => replies[count - 1]?.() ?? never(),
    })
    const api = createApi({ host, fetch: server.fetch, timers })

    const first = linx(api)
    await timers.advance(29_000)
    expect(unwrap(await first)).toEqual(aFeedPage())
    expect(timers.waiting()).toBe(0)

    const second = failure(linx(api))
    await timers.advance(30_000)
    expect(await second).toMatchObject({ status: 0, message: network })
    await timers.advance(1000)
    expect(timers.waiting()).toBe(0)
  })

  test.each([
    [
      'a write',
      'POST /api/linx/update-us_last_notify',
      60_000,
      (api: ReturnType<typeof createApi>) => api.POST('/api/linx/update-us_last_notify'),
    ],
    [
      'an upload',
      'POST /api/Ghin/PostScore',
      300_000,
      (api: ReturnType<typeof createApi>) =>
        api.POST('/api/Ghin/PostScore', multipart(new FormData())),
    ],
    [
      'a refresh',
      'POST /api/auth/refresh-token',
      30_000,
      (api: ReturnType<typeof createApi>) =>
        api.POST('/api/auth/refresh-token', { body: { refreshToken: 'r' } }),
    ],
  ])('%s ends after its own limit', async (_what, path, limit, call) => {
    const { timers, api } = waiting(path)
    let over = false
    const end = failure(call(api)).finally(() => {
      over = true
    })
    await timers.advance(limit - 1)
    expect(over).toBe(false)
    await timers.advance(1)
    expect(await end).toMatchObject({ status: 0, message: network })
  })

  test('a response that is cut off is a network failure', async () => {
    const broken = () =>
      undeclared(
        'a connection that breaks off',
        new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new TextEncoder().encode('{"items"')),
            pull: (stream) => stream.error(new TypeError('terminated')),
          }),
        ),
      )
    expect(await failure(linx(answering(broken).api))).toMatchObject({
      status: 0,
      message: network,
    })
  })
})

test('an aborted call rejects with the abort itself, and its request is canceled (NET-11)', async () => {
  const { server, api } = answering(never)
  const leaving = new AbortController()
  const call = linx(api, { signal: leaving.signal })
  await settle()
  leaving.abort()
  const error = await call.catch((reason: unknown) => reason)
  expect(error).toBe(leaving.signal.reason)
  expect(error).toMatchObject({ name: 'AbortError' })
  expect(server.requests).toHaveLength(1)
})
