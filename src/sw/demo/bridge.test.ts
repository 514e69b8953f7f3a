import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkerClient, WorkerFetchEvent } from '../worker-scope'
import { installBridge } from './bridge'

const ORIGIN = 'https://linx.example'
const PICTURE = `${ORIGIN}/api/profile/picture/2`

let pages: Map<string, WorkerClient>
const listeners: { fetch: (event: WorkerFetchEvent) => void } = { fetch: () => {} }

beforeEach(() => {
  vi.useFakeTimers()
  pages = new Map()
  installBridge({
    location: { origin: ORIGIN },
    registration: { showNotification: vi.fn(), pushManager: { subscribe: vi.fn() } },
    navigator: {},
    clients: {
      claim: vi.fn(),
      get: async (id) => pages.get(id),
      matchAll: async () => [...pages.values()],
      openWindow: vi.fn(),
    },
    skipWaiting: vi.fn(),
    addEventListener: (type, listener) => void Object.assign(listeners, { [type]: listener }),
  })
})
afterEach(() => vi.useRealTimers())

/** A page that receives nothing until `start`, and then responds to each request with its own name. */
function openPage(id: string) {
  const page = { isListening: false, requests: [] as unknown[] }
  pages.set(id, {
    url: ORIGIN,
    visibilityState: 'visible',
    focus: vi.fn(),
    navigate: vi.fn(),
    postMessage(message, [port]) {
      if (!page.isListening || !(port instanceof MessagePort)) return
      expect(message).toEqual({ type: 'DEMO_REQUEST' })
      port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        page.requests.push(data)
        port.postMessage({ status: 200, headers: [], body: new TextEncoder().encode(id).buffer })
      })
      port.start()
      port.postMessage('ready')
    },
  })
  return page
}

/** The worker's response to a request of a page. */
function fetchFrom(clientId: string): Promise<Response> {
  let response = Promise.reject<Response>(new Error('The bridge did not respond.'))
  response.catch(() => {})
  const request = new Request(PICTURE)
  const respondWith = (given: Promise<Response>) => void (response = given)
  const event = { request, clientId, respondWith, waitUntil: vi.fn() }
  listeners.fetch(Object.assign(new Event('fetch'), event))
  return response
}

test('a request of the demo is answered by the page it comes from', async () => {
  openPage('other').isListening = true
  const page = openPage('own')
  page.isListening = true
  const response = await fetchFrom('own')
  expect(await response.text()).toBe('own')
  expect(page.requests).toEqual([{ url: PICTURE, method: 'GET', headers: [], body: null }])
})

test('a request that meets a page which is starting waits for it, and is sent to it once', async () => {
  const page = openPage('own')
  const response = fetchFrom('own')
  await vi.advanceTimersByTimeAsync(3000)
  page.isListening = true
  await vi.advanceTimersByTimeAsync(200)
  expect(await (await response).text()).toBe('own')
  expect(page.requests).toHaveLength(1)
})

test('a request whose page is left before it has started is answered by another page', async () => {
  openPage('left')
  openPage('other').isListening = true
  const response = fetchFrom('left')
  await vi.advanceTimersByTimeAsync(100)
  pages.delete('left')
  await vi.advanceTimersByTimeAsync(100)
  expect(await (await response).text()).toBe('other')
})

test('a page that never starts causes a timeout; without any page the request fails at once', async () => {
  expect((await fetchFrom('none')).status).toBe(503)
  openPage('own')
  const response = fetchFrom('own')
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await response).status).toBe(504)
})
