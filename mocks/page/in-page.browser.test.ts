import { HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { components } from '~/api/graph-schema'
import { startInPage, type InPage, type InPageOptions } from './in-page'
import { savedWorlds } from './saved-worlds'

type ContactsPage = components['schemas']['ContactsPage']

const NORA = 'nora@whitcombe.example'
const VERSION = '/api/diagnostic/version'

let page: InPage | undefined
afterEach(async () => {
  await page?.stop()
  page = undefined
})

/** Starts the fake, with a new database unless the test names one. */
async function start(options: InPageOptions = {}): Promise<InPage> {
  page = await startInPage({ saved: savedWorlds(`test ${crypto.randomUUID()}`), ...options })
  return page
}

const version = async (): Promise<unknown> => (await fetch(VERSION)).json()

async function authorized({ world }: InPage) {
  const { accessToken } = await world.backend().signIn(NORA)
  return { Authorization: `Bearer ${accessToken}` }
}

async function clientOf({ world }: InPage): Promise<HubConnection> {
  const { accessToken } = await world.backend().signIn(NORA)
  const client = new HubConnectionBuilder()
    .withUrl('/hubs/linx', { accessTokenFactory: () => accessToken })
    .withAutomaticReconnect([0, 0, 0])
    .configureLogging(LogLevel.None)
    .build()
  onTestFinished(() => client.stop())
  return client
}

describe('requests', () => {
  test('fetch is answered by the fake', async () => {
    const started = await start()
    expect(await version()).toEqual({ version: started.world.backend().version })
    const current = await fetch('/api/user/current', { headers: await authorized(started) })
    expect(await current.json()).toMatchObject({ us_email: NORA })
  })

  test('XMLHttpRequest is answered by the fake as well', async () => {
    const { world } = await start()
    const text = await new Promise<string>((done) => {
      const request = new XMLHttpRequest()
      request.addEventListener('load', () => done(request.responseText))
      request.open('GET', VERSION)
      request.send()
    })
    expect(JSON.parse(text)).toEqual({ version: world.backend().version })
  })

  test('everything that is not the host’s goes to the real network', async () => {
    const { world } = await start()
    expect((await fetch(location.href)).headers.get('Content-Type')).toContain('text/html')
    expect(world.backend().journal.entries).toEqual([])
  })

  test.each([
    [
      'fetch',
      (form: FormData) => fetch('/api/profile/picture/signup', { method: 'POST', body: form }),
    ],
    [
      'XMLHttpRequest',
      (form: FormData) =>
        new Promise((done) => {
          const request = new XMLHttpRequest()
          request.addEventListener('loadend', done)
          request.open('POST', '/api/profile/picture/signup')
          request.send(form)
        }),
    ],
  ])('a form that the page cannot read goes to the worker, sent by %s', async (_, send) => {
    const { world } = await start()
    const form = new FormData()
    form.append('file', new Blob(['picture'], { type: 'image/png' }), 'picture.png')
    await send(form)
    const before = world.backend().journal.entries.length
    expect(before).toBe(1)
    // WebKit behaves like this when a form's file is in memory.
    vi.spyOn(Request.prototype, 'arrayBuffer').mockRejectedValue(
      new DOMException('Unable to read form data blob', 'InvalidStateError'),
    )
    onTestFinished(() => void vi.restoreAllMocks())
    await send(form)
    expect(world.backend().journal.entries).toHaveLength(before)
  })

  test('a cut connection is a failed fetch', async () => {
    const { world } = await start()
    world.backend().faults.set('getVersion', { drop: 'after' })
    await expect(fetch(VERSION)).rejects.toThrow(TypeError)
  })

  test('a response that breaks off also breaks off for the client', async () => {
    const { world } = await start()
    world.backend().faults.set('getVersion', { sendBytes: 5 })
    await expect(fetch(VERSION).then((response) => response.text())).rejects.toThrow()
  })

  test('the fake’s controls are answered in the page', async () => {
    const { world } = await start()
    const response = await fetch('/__fake/version', { method: 'POST', body: '{"version":"9"}' })
    expect(await response.json()).toEqual({ version: '9' })
    expect(world.backend().version).toBe('9')
  })

  test('Microsoft Graph as well: an address book, page by page, by the fake’s own addresses', async () => {
    const { world } = await start()
    const headers = { Authorization: 'Bearer graph-contacts' }
    const names = new Set<string>()
    let address: string | undefined = '/_graph/v1.0/me/contacts?$select=displayName'
    for (; address !== undefined;) {
      const book: ContactsPage = await (await fetch(address, { headers })).json()
      for (const { id } of book.value) names.add(id)
      address = book['@odata.nextLink']
      if (address !== undefined) expect(new URL(address).origin).toBe(location.origin)
    }
    expect(names.size).toBe(48)
    world.backend().faults.set('listContacts', { drop: 'before' })
    await expect(fetch('/_graph/v1.0/me/contacts', { headers })).rejects.toThrow(TypeError)
  })

  test('after the stop the page has its own network again', async () => {
    const { stop } = await start()
    await stop()
    page = undefined
    expect((await fetch(location.href)).ok).toBe(true)
    await expect(version()).rejects.toThrow() // the test's own host has no API
  })
})

describe('the network of the link', () => {
  test('offline: nothing arrives, and the browser says so', async () => {
    const { world } = await start({ conditions: { isOffline: true } })
    expect(navigator.onLine).toBe(false)
    await expect(fetch(VERSION)).rejects.toThrow(TypeError)
    expect(world.backend().journal.entries).toEqual([])
    await page?.stop()
    page = undefined
    expect(navigator.onLine).toBe(true)
  })

  test('slow: a request takes its time', async () => {
    const after = vi.fn((_ms: number, run: () => void) => {
      run()
      return () => {}
    })
    await start({ conditions: { latencyMs: 800 }, timers: { after, every: () => () => {} } })
    await version()
    expect(after.mock.calls.map(([ms]) => ms)).toContain(800)
  })
})

/** The WebSockets that MSW has recorded in its database. */
const writtenSockets = (): Promise<string> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('msw-websocket-clients')
    opening.addEventListener('success', () => {
      const { result: database } = opening
      const reading = database.transaction('clients').objectStore('clients').getAll()
      reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)))
      database.close() // as soon as that is read
    })
  })

describe('the live hub', () => {
  test('is not what a full storage refuses: no unhandled rejection', async () => {
    const failed = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    addEventListener('unhandledrejection', failed)
    onTestFinished(() => removeEventListener('unhandledrejection', failed))
    const { world } = await start({ conditions: { isStorageFull: true } })
    const { userId, accessToken } = await world.backend().signIn(NORA)
    const { connectionToken } = world.backend().hub.negotiate(userId, { stateful: false })
    const socket = new WebSocket(`/hubs/linx?id=${connectionToken}&access_token=${accessToken}`)
    onTestFinished(() => socket.close())
    await expect.poll(writtenSockets).toContain(accessToken)
    expect(failed).not.toHaveBeenCalled()
  })

  test('the real client connects over a WebSocket and hears', async () => {
    const started = await start()
    const client = await clientOf(started)
    const received: unknown[] = []
    client.on('ReceiveFollowRequestsUpdate', (count: unknown) => received.push(count))
    await client.start()
    const { hub } = started.world.backend()
    expect(hub.connections()).toBe(1)
    hub.send(1, 'ReceiveFollowRequestsUpdate', 3)
    await vi.waitFor(() => expect(received).toEqual([3]))
    await client.stop()
    await vi.waitFor(() => expect(hub.connections()).toBe(0))
  })

  test('a dropped client comes back', async () => {
    const started = await start()
    const client = await clientOf(started)
    const reconnected = vi.fn<() => void>()
    client.onreconnected(reconnected)
    await client.start()
    started.world.backend().hub.drop()
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce())
    expect(started.world.backend().hub.connections()).toBe(1)
  })

  test.each([
    ['was not negotiated', undefined],
    ['another golfer negotiated', 2],
  ])('a socket for a connection %s does not open', async (_, owner) => {
    const { world } = await start()
    const { hub } = world.backend()
    const { accessToken } = await world.backend().signIn(NORA)
    const id = owner ? hub.negotiate(owner, { stateful: false }).connectionToken : 't-none'
    const opened = vi.fn<() => void>()
    const socket = new WebSocket(`/hubs/linx?id=${id}&access_token=${accessToken}`)
    socket.addEventListener('open', opened)
    await new Promise((closed) => socket.addEventListener('close', closed))
    expect(opened).not.toHaveBeenCalled()
  })
})

describe('the saved world', () => {
  test('what happened survives a new page', async () => {
    const saved = savedWorlds(`test ${crypto.randomUUID()}`)
    const first = await start({ saved })
    const headers = await authorized(first)
    first.world.backend().clock.advance(60_000)
    const answer = await fetch('/api/linx/update-us_last_notify', { method: 'POST', headers })
    const { timestamp }: { timestamp: string } = await answer.json()
    await first.stop()

    await start({ saved })
    const user = await fetch('/api/user/current', { headers }) // the same tokens are still valid
    expect(await user.json()).toMatchObject({ us_lastnotify: timestamp })
  })

  test('another tab’s change arrives', async () => {
    const saved = savedWorlds(`test ${crypto.randomUUID()}`)
    const channel = `test ${crypto.randomUUID()}`
    const { world } = await start({ saved, tabs: new BroadcastChannel(channel) })
    const other = new BroadcastChannel(channel)
    onTestFinished(() => other.close())

    await saved.save('saturday-round|1|', {
      ...world.backend().snapshot(),
      version: 'from the other tab',
    })
    other.postMessage({ key: 'saturday-round|1|', events: [], isFresh: false, device: '' })
    await vi.waitFor(() => expect(world.backend().version).toBe('from the other tab'))
  })

  test('a world of another build is not taken', async () => {
    const saved = savedWorlds(`test ${crypto.randomUUID()}`)
    const { world, stop } = await start({ saved })
    const snapshot = world.backend().snapshot()
    await stop()
    await saved.save('saturday-round|1|', { ...snapshot, version: 'old', schemaVersion: 0 })
    expect((await saved.load('saturday-round|1|')).snapshot).toBeUndefined()
    expect((await start({ saved })).world.backend().version).toBe(snapshot.version)
  })
})
