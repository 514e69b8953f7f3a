import { beforeEach, expect, test, vi } from 'vitest'
import { createFakeTimers, type FakeTimers } from '~/lib/timers.fake'
import { installPush } from './push'
import type { WorkerClient, WorkerEvents, WorkerPushEvent, WorkerScope } from './worker-scope'

const ORIGIN = 'https://linx.example'

type Listeners = { [T in keyof WorkerEvents]: (event: WorkerEvents[T]) => void }
const noop = () => {}

const showNotification = vi.fn<WorkerScope['registration']['showNotification']>()
const setAppBadge = vi.fn<(count: number) => Promise<void>>()
const openWindow = vi.fn<WorkerScope['clients']['openWindow']>()
const subscribe = vi.fn<WorkerScope['registration']['pushManager']['subscribe']>()
let windows: WorkerClient[]
let timers: FakeTimers
let listeners: Listeners

beforeEach(() => {
  vi.resetAllMocks()
  setAppBadge.mockResolvedValue()
  windows = []
  listeners = {
    activate: noop,
    fetch: noop,
    message: noop,
    push: noop,
    notificationclick: noop,
    pushsubscriptionchange: noop,
  }
  timers = createFakeTimers()
  const scope: WorkerScope = {
    location: { origin: ORIGIN },
    registration: { showNotification, pushManager: { subscribe } },
    navigator: { setAppBadge },
    clients: { claim: vi.fn(), get: vi.fn(), matchAll: async () => windows, openWindow },
    skipWaiting: vi.fn(),
    addEventListener(type, listener) {
      Object.assign(listeners, { [type]: listener })
    },
  }
  installPush(scope, timers)
})

/** An event of a worker, and a function that waits as long as the event requests. */
function extendableEvent<F extends object>(type: string, fields: F) {
  const work: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  return {
    event: Object.assign(new Event(type), { ...fields, waitUntil }),
    done: () => Promise.all(work),
  }
}

async function push(data: WorkerPushEvent['data']) {
  const { event, done } = extendableEvent('push', { data })
  listeners.push(event)
  await done()
}

async function click(data: unknown) {
  const close = vi.fn<() => void>()
  const { event, done } = extendableEvent('notificationclick', { notification: { data, close } })
  listeners.notificationclick(event)
  await done()
  expect(timers.waiting()).toBe(0)
  expect(close).toHaveBeenCalledOnce()
}

function windowAt(path: string, { controlled = true, answers = false } = {}) {
  const client: WorkerClient = {
    url: ORIGIN + path,
    visibilityState: 'visible',
    focus: vi.fn(async () => client),
    navigate: vi.fn(async () => {
      if (!controlled)
        throw new TypeError('This service worker is not the client’s active service worker.')
      return client
    }),
    postMessage: vi.fn((_message, [port]) => {
      if (answers && port instanceof MessagePort) port.postMessage(true)
      else void timers.advance(500)
    }),
  }
  windows.push(client)
  return client
}

test('a push shows one notification and sets the badge', async () => {
  const text = () => '{"title":"Marcus Bell","body":"posted a score","badgeCount":2,"url":"/linx"}'
  await push({ text })
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Marcus Bell', {
    body: 'posted a score',
    icon: '/icons/icon-192.png',
    data: { address: '/linx' },
  })
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2)
})

test.each([
  ['no data', null],
  [
    'data that cannot be read',
    {
      text: () => {
        throw new TypeError('decoding')
      },
    },
  ],
  ['no JSON', { text: () => '<html>' }],
])('a push with %s shows one notification and leaves the badge', async (_, data) => {
  await push(data)
  expect(showNotification).toHaveBeenCalledOnce()
  expect(setAppBadge).not.toHaveBeenCalled()
})

test('a badge that cannot be set does not prevent the notification', async () => {
  setAppBadge.mockRejectedValue(new Error('not installed'))
  await push({ text: () => '{"badgeCount":2}' })
  expect(showNotification).toHaveBeenCalledOnce()
})

test('a click opens the app when it is closed', async () => {
  await click({ address: '/following' })
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/following')
})

test('a click focuses the window that is already there, without a reload', async () => {
  const [other, there] = [windowAt('/groups'), windowAt('/following')]
  await click({ address: '/following' })
  expect(there.focus).toHaveBeenCalledOnce()
  expect(
    [there.navigate, other.focus, openWindow].map((mock) => vi.mocked(mock).mock.calls),
  ).toEqual([[], [], []])
})

test('a page that was loaded at the address is messaged, too, since it may have navigated away', async () => {
  const client = windowAt('/linx', { answers: true })
  await click({ address: '/linx' })
  expect(client.postMessage).toHaveBeenCalledOnce()
  expect(client.focus).toHaveBeenCalledOnce()
  expect(client.navigate).not.toHaveBeenCalled()
})

test('a page that answers goes to the address itself, and nothing it is sending is cut off', async () => {
  const client = windowAt('/postscore/14001/details', { answers: true })
  await click({ address: '/linx/2/golf_scores/7' })
  const order = { type: 'OPEN', address: '/linx/2/golf_scores/7' }
  expect(client.postMessage).toHaveBeenCalledExactlyOnceWith(order, [expect.any(MessagePort)])
  expect(client.focus).toHaveBeenCalledOnce()
  expect(client.navigate).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('after a click an open window that does not answer is navigated to the address', async () => {
  const client = windowAt('/groups')
  await click({ address: '/following' })
  expect(client.navigate).toHaveBeenCalledExactlyOnceWith('/following')
  expect(client.focus).toHaveBeenCalledOnce()
})

test('a window the worker does not control is left alone', async () => {
  windowAt('/groups', { controlled: false })
  await click({ address: '/following' })
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/following')
})

test.each([
  [{ address: 'https://evil.example' }],
  [{ address: '//evil.example' }],
  [{}],
  [null],
  ['/x'],
])('a click on a notification with %j opens the feed', async (data) => {
  await click(data)
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/linx')
})

const KEY = Uint8Array.from([4, 1, 2]).buffer
const subscription = { options: { applicationServerKey: KEY } }

test.each([
  ['ended', { oldSubscription: subscription, newSubscription: null }, 1],
  ['renewed by the browser', { oldSubscription: null, newSubscription: subscription }, 0],
  ['changed, without further data', {}, 0],
])(
  'a subscription that was %s is renewed, and the pages are notified',
  async (_, fields, times) => {
    subscribe.mockResolvedValue(subscription)
    const client = windowAt('/linx', { controlled: false })
    const { event, done } = extendableEvent('pushsubscriptionchange', fields)
    listeners.pushsubscriptionchange(event)
    await done()
    expect(subscribe).toHaveBeenCalledTimes(times)
    if (times)
      expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
    expect(client.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'PUSH_CHANGED' }, [])
  },
)

test('when a subscription cannot be renewed, the pages are still notified', async () => {
  subscribe.mockRejectedValue(new Error('denied'))
  const client = windowAt('/linx')
  const { event, done } = extendableEvent('pushsubscriptionchange', {
    oldSubscription: subscription,
  })
  listeners.pushsubscriptionchange(event)
  await done()
  expect(client.postMessage).toHaveBeenCalledTimes(1)
})
