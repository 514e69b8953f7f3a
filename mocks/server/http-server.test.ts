import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startFakeServer, type FakeServer } from './http-server'
import { resolveLocalhostNames } from './localhost-names.fixture'
import { NORA } from '../testing'

const APP = 'http://app.example'
const VERSION = '/api/diagnostic/version'
const LAST_NOTIFY = '/api/linx/update-us_last_notify'

let server: FakeServer
let restoreNames: () => void

beforeAll(() => {
  restoreNames = resolveLocalhostNames()
})
afterAll(() => restoreNames())

beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

async function asNora(method: string) {
  const { accessToken } = await (await server.world()).signIn(NORA)
  return { method, headers: { Authorization: `Bearer ${accessToken}` } }
}

const lastNotify = async () => (await server.world()).db.users.get(1)?.lastNotifyAt

test('the API answers on a real port', async () => {
  const response = await fetch(server.url() + VERSION)
  expect(await response.json()).toEqual({ version: (await server.world()).version })
})

test('an unknown address is answered with the API’s own error body', async () => {
  const response = await fetch(`${server.url()}/nowhere`)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ status: 404, message: expect.any(String) })
})

test('the fake server answers HEAD without a body', async () => {
  const response = await fetch(server.url() + VERSION, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([405, ''])
})

describe('other origins', () => {
  const preflight = (headers: string) =>
    fetch(server.url() + VERSION, {
      method: 'OPTIONS',
      headers: {
        Origin: APP,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': headers,
      },
    })

  test('may send what the app sends, and their preflights are not recorded as requests', async () => {
    const response = await preflight('authorization,content-type')
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(APP)
    expect((await server.world()).journal.entries).toEqual([])
  })

  test('get no permission for another header', async () => {
    const response = await preflight('authorization,x-trace-id')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(response.headers.get('Access-Control-Allow-Headers')).toBeNull()
  })

  test.each([200, 500])('may read an answer of status %i', async (status) => {
    const { faults } = await server.world()
    if (status === 500) faults.set('getVersion', status)
    const response = await fetch(server.url() + VERSION, { headers: { Origin: APP } })
    expect(response.status).toBe(status)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(APP)
  })
})

describe('worlds', () => {
  test('share neither data nor time nor faults', async () => {
    const [one, two] = [await server.world('one'), await server.world('two')]
    one.version = 'one'
    one.clock.advance(60_000)
    one.faults.set('searchCourses', 500)
    await one.signIn(NORA)
    await fetch(server.url('one') + VERSION)

    const version = async (world: string): Promise<unknown> =>
      (await fetch(server.url(world) + VERSION)).json()
    expect(await version('one')).toEqual({ version: 'one' })
    expect(await version('two')).not.toEqual({ version: 'one' })
    expect(one.clock.now() - two.clock.now()).toBe(60_000)
    expect(two.faults.list()).toEqual([])
    expect(two.journal.entries).toHaveLength(1)
    expect((await server.world()).journal.entries).toEqual([])
  })

  test('are reset one by one', async () => {
    const [one, two] = [await server.world('one'), await server.world('two')]
    const fresh = await server.reset('one', { seed: 7 })
    expect(fresh.seed).toBe(7)
    expect(await server.world('one')).toBe(fresh)
    expect(fresh).not.toBe(one)
    expect(await server.world('two')).toBe(two)
  })

  test('have their controls at their own address', async () => {
    await fetch(`${server.url('one')}/__fake/version`, { method: 'POST', body: '{"version":"9"}' })
    expect((await server.world('one')).version).toBe('9')
    expect((await server.world()).version).not.toBe('9')
  })
})

describe('faults', () => {
  test('drop before: the operation has not run', async () => {
    const before = await lastNotify()
    const { clock, faults, journal } = await server.world()
    clock.advance(60_000)
    faults.set('updateLastNotify', { drop: 'before' })
    await expect(fetch(server.url() + LAST_NOTIFY, await asNora('POST'))).rejects.toThrow(
      'fetch failed',
    )
    expect(await lastNotify()).toBe(before)
    expect(journal.entries.map(({ status }) => status)).toEqual([0])
  })

  test('dropped after: it has happened, once, and only the answer is lost', async () => {
    const before = await lastNotify()
    const { clock, faults, journal } = await server.world()
    clock.advance(60_000)
    faults.set('updateLastNotify', { drop: 'after' })
    await expect(fetch(server.url() + LAST_NOTIFY, await asNora('POST'))).rejects.toThrow(
      'fetch failed',
    )
    expect(await lastNotify()).not.toBe(before)
    expect(journal.entries).toHaveLength(1)
  })

  test('an answer that breaks off arrives in part', async () => {
    const { faults } = await server.world()
    faults.set('getVersion', { sendBytes: 5 })
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      httpRequest(server.url() + VERSION, answered)
        .on('error', failed)
        .end()
    })
    let arrived = ''
    const ended = new Promise<string>((done) => {
      response.on('data', (chunk) => (arrived += String(chunk)))
      response.on('error', (error) => done(error.message))
      response.on('end', () => done('complete'))
    })
    expect(await ended).toBe('aborted')
    expect(arrived).toBe('{"ver')
  })

  test('a fault can answer like a gateway, without a status text', async () => {
    const { faults } = await server.world()
    faults.set('getVersion', { status: 502, type: 'text/html', wordless: true })
    const { status, statusText } = await fetch(server.url() + VERSION)
    expect([status, statusText]).toEqual([502, ''])
  })

  describe('and connections, which are kept alive', () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    afterEach(() => agent.destroy())
    /** The answer's Connection header; '' when the connection was cut before it. Node sends nothing again by itself. */
    const send = (method = 'GET') =>
      new Promise<string>((done) => {
        const headers = { Origin: APP, 'Access-Control-Request-Method': 'POST' }
        httpRequest(server.url() + VERSION, { method, agent, headers }, (answered) => {
          answered.resume()
          answered.on('end', () => done(answered.headers.connection ?? ''))
        })
          .on('error', () => done(''))
          .end()
      })

    test('a reused one alone is cut, after the work is done', async () => {
      const { faults, journal } = await server.world()
      faults.set('getVersion', { drop: 'after', onReusedConnection: true, times: 1 })
      expect([await send(), await send(), await send()]).toEqual(['keep-alive', '', 'keep-alive'])
      expect(journal.entries).toHaveLength(3)
    })

    test.each(['GET', 'OPTIONS'])(
      'while an answer is to be lost for good, none is left that a browser could send it on again (%s)',
      async (method) => {
        const { faults } = await server.world()
        expect(await send(method)).toBe('keep-alive')
        faults.set('login', { drop: 'after' })
        await vi.waitFor(() => expect(Object.keys(agent.freeSockets)).toEqual([]))
        expect(await send(method)).toBe('close')
        faults.clear()
        expect(await send(method)).toBe('keep-alive')
      },
    )

    test('a connection that was opened ahead and has carried no request is closed', async () => {
      const { faults } = await server.world()
      const ahead = connect(server.port)
      await send() // on another connection, which the server accepts later
      faults.set('login', { drop: 'after' })
      await vi.waitFor(() => expect(ahead.closed).toBe(true))
    })
  })
})

test('a client that goes away ends what was held for it', async () => {
  const { faults, timers } = await server.world()
  faults.set('getVersion', { delayMs: 600_000 })
  const after = vi.spyOn(timers, 'after')
  const gone = new AbortController()
  const held = fetch(server.url() + VERSION, { signal: gone.signal })
  await vi.waitFor(() => expect(after).toHaveBeenCalled())
  gone.abort()
  await expect(held).rejects.toThrow('aborted')
  const { journal } = await server.world()
  await vi.waitFor(() => expect(journal.entries[0]?.status).toBe(200))
})

describe('a hub socket is refused', () => {
  const upgrade = (path: string, token?: string) =>
    new Promise<number>((done, failed) => {
      const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
      const socket = new WebSocket(server.url() + path, { headers })
      socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0))
      socket.on('open', () => failed(new Error('it opened')))
      socket.on('error', () => {}) // follows the refusal
    })

  test('without a token', async () => {
    expect(await upgrade('/hubs/linx?id=t-1')).toBe(401)
  })

  test('with an unknown token', async () => {
    expect(await upgrade('/hubs/linx?id=t-1&access_token=x')).toBe(401)
  })

  test('for a connection that was not negotiated, or by another golfer', async () => {
    const { hub, signIn } = await server.world()
    const { accessToken } = await signIn(NORA)
    expect(await upgrade('/hubs/linx?id=t-none', accessToken)).toBe(404)
    const { connectionToken } = hub.negotiate(2, { stateful: false })
    expect(await upgrade(`/hubs/linx?id=${connectionToken}`, accessToken)).toBe(404)
  })

  test('at any other address', async () => {
    expect(await upgrade('/api/linx')).toBe(404)
  })

  test('while the hub refuses', async () => {
    const { hub, signIn } = await server.world()
    const { accessToken } = await signIn(NORA)
    const { connectionToken } = hub.negotiate(1, { stateful: true })
    hub.refuse(503)
    expect(await upgrade(`/hubs/linx?id=${connectionToken}`, accessToken)).toBe(503)
  })
})

describe('with the files of the built app', () => {
  beforeEach(async () => {
    await server.close()
    server = await startFakeServer({
      files: async ({ url }, response) => void response.end(`file ${url}`),
    })
  })

  test('requests for anything but the API, the hub and the controls are answered with files', async () => {
    const text = async (path: string) => (await fetch(server.url() + path)).text()
    expect(await text('/linx?view=mine')).toBe('file /linx?view=mine')
    expect(await text('/apiary')).toBe('file /apiary')
    expect(await text(VERSION)).toContain('version')
    expect(await text('/__fake/state')).toContain('saturday-round')
    expect(await text('/hubs/linx')).not.toContain('file')
  })
})

test('time runs on request, from the given moment', async () => {
  await server.close()
  let elapsed = 5000
  server = await startFakeServer({ now: () => '2026-07-01T12:00:00Z', elapsed: () => elapsed })
  const { clock } = await server.world()
  expect(clock.iso()).toBe('2026-07-01T12:00:00.000+00:00')
  elapsed += 1500
  expect(clock.iso()).toBe('2026-07-01T12:00:01.500+00:00')
})

test('starting the fake server on a taken port is an error', async () => {
  await expect(startFakeServer({ port: server.port })).rejects.toThrow('EADDRINUSE')
})

test('an unknown scenario is an error at the start', async () => {
  await expect(startFakeServer({ scenario: 'nowhere' })).rejects.toThrow(
    "Unknown scenario 'nowhere'",
  )
})
