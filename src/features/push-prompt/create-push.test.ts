import { expect, onTestFinished, test, vi } from 'vitest'
import { decodeVapidKey } from '~/api/decode/push'
import { pushMessages } from '~/domain/messages/push'
import type { PushDevice, PushManagerPort, PushPermission, Subscription } from '~/platform/push'
import { json } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { pushCalls } from './app-push'
import { createPush, type PushOfferKind, type PushCalls } from './create-push'

const KEY = Uint8Array.from({ length: 65 }, (_, at) => (at === 0 ? 4 : at))
const OTHER = Uint8Array.from({ length: 65 }, () => 4)

/** A fake push manager with at most one subscription. */
function browser(first?: Uint8Array<ArrayBuffer>) {
  let current: Subscription | null = null
  const make = (key: Uint8Array<ArrayBuffer>): Subscription => ({
    endpoint: 'https://push.example/send/3f?a=1&b=2',
    options: { applicationServerKey: key.buffer },
    getKey: () => new ArrayBuffer(2),
    async unsubscribe() {
      current = null
      return true
    },
  })
  if (first) current = make(first)
  const manager = {
    getSubscription: async () => current,
    subscribe: vi.fn<PushManagerPort['subscribe']>(async ({ applicationServerKey }) => {
      if (current) throw new DOMException('another key', 'InvalidStateError')
      return (current = make(applicationServerKey))
    }),
  }
  return { manager, current: () => current }
}

type Situation = {
  permission?: PushPermission
  answer?: NotificationPermission
  standalone?: boolean
  subscribed?: Uint8Array<ArrayBuffer>
  calls?: Partial<PushCalls>
}

function device({
  permission = 'default',
  answer = 'granted',
  standalone = true,
  subscribed,
  calls,
}: Situation = {}) {
  const { manager, current } = browser(subscribed)
  const prompt = vi.fn<PushDevice['requestPermission']>(async () => answer)
  const host = {
    key: vi.fn<PushCalls['key']>(async () => KEY),
    save: vi.fn<PushCalls['save']>(async () => {}),
    isActive: vi.fn<PushCalls['isActive']>(async () => true),
    decline: vi.fn<PushCalls['decline']>(async () => {}),
    ...calls,
  }
  const port: PushDevice = {
    permission: () => permission,
    requestPermission: prompt,
    isStandalone: () => standalone,
    manager: async () => manager,
  }
  return { push: createPush(port, host), manager, current, prompt, host }
}

test('Enable requests permission during the press, subscribes with the host’s key and saves once', async () => {
  const { push, prompt, manager, host } = device()
  const done = push.enable()
  expect(prompt).toHaveBeenCalledTimes(1) // before anything was awaited (PSH-03)
  await done
  expect(manager.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: KEY,
  })
  expect(host.save).toHaveBeenCalledTimes(1)
})

test.each<[string, Situation, string, number]>([
  ['not supported', { permission: 'not-supported' }, pushMessages.notSupported, 0],
  ['not installed', { standalone: false }, pushMessages.notInstalled, 0],
  ['denied before', { permission: 'denied' }, pushMessages.denied, 0],
  ['denied now', { answer: 'denied' }, pushMessages.denied, 1],
  ['dismissed', { answer: 'default' }, pushMessages.notGranted, 1],
])(
  'enabling notifications where they are %s shows a message (PSH-03)',
  async (_name, situation, message, prompts) => {
    const { push, prompt, current } = device(situation)
    await expect(push.enable()).rejects.toThrow(message)
    expect(prompt).toHaveBeenCalledTimes(prompts)
    expect(current()).toBeNull()
  },
)

test.each([null, {}, { publicKey: '' }, { publicKey: 'no key!' }, { publicKey: 'AAAA' }, '<html>'])(
  'a key of %j is invalid, and no subscription is left (PSH-04)',
  async (answer) => {
    const { push, current } = device({ calls: { key: async () => decodeVapidKey(answer) } })
    await expect(push.enable()).rejects.toThrow(pushMessages.noKey)
    expect(current()).toBeNull()
  },
)

test('a host without a key, or that does not save, leaves no subscription (PSH-04, R18)', async () => {
  const failing = () => Promise.reject(new Error('500'))
  const keyless = device({ calls: { key: failing } })
  await expect(keyless.push.enable()).rejects.toThrow(pushMessages.noKey)
  const unsaved = device({ calls: { save: failing } })
  await expect(unsaved.push.enable()).rejects.toThrow(pushMessages.notSaved)
  expect(unsaved.current()).toBeNull()
})

test('a subscription for another key is replaced: one subscribe, one save (PSH-05)', async () => {
  const { push, manager, host, current } = device({ permission: 'granted', subscribed: OTHER })
  await push.sync()
  expect(manager.subscribe).toHaveBeenCalledTimes(1)
  expect(host.save).toHaveBeenCalledTimes(1)
  expect(current()?.options.applicationServerKey).toEqual(KEY.buffer)
})

test('a browser with an old subscription is retried once (PSH-05)', async () => {
  const { push, manager } = device()
  manager.subscribe.mockRejectedValue(new DOMException('another key', 'InvalidStateError'))
  await expect(push.enable()).rejects.toThrow('another key')
  expect(manager.subscribe).toHaveBeenCalledTimes(2)
})

test.each([
  [true, 0],
  [undefined, 0],
  [false, 1],
])(
  'with the host’s status %j for this device it is saved again %i times (R18)',
  async (active, saves) => {
    const { push, host, manager } = device({
      permission: 'granted',
      subscribed: KEY,
      calls: { isActive: async () => active },
    })
    await push.sync()
    expect(host.save).toHaveBeenCalledTimes(saves)
    expect(manager.subscribe).not.toHaveBeenCalled()
  },
)

test.each<[string, Situation, boolean, PushOfferKind | undefined]>([
  ['never asked, not subscribed', {}, false, 'enable'],
  ['granted', { permission: 'granted' }, true, undefined],
  ['denied', { permission: 'denied' }, true, undefined],
  ['not supported', { permission: 'not-supported' }, true, undefined],
  ['the host sends here', { subscribed: KEY }, true, undefined],
  [
    'the host fails',
    { subscribed: KEY, calls: { isActive: () => Promise.reject(new Error('500')) } },
    true,
    undefined,
  ],
  ['in a browser that can install', { standalone: false }, true, 'install'],
  ['in a browser that cannot', { standalone: false }, false, undefined],
  ['on an iPhone', { standalone: false, permission: 'not-supported' }, true, 'install'],
  ['refused in a browser', { standalone: false, permission: 'denied' }, true, undefined],
])('what is offered when %s (PSH-06)', async (_name, situation, canInstall, kind) => {
  expect(await device(situation).push.offer(canInstall)).toBe(kind)
})

test('Not Now is recorded, without an endpoint where there is none', async () => {
  const { push, host } = device()
  await push.decline()
  expect(host.decline).toHaveBeenCalledExactlyOnceWith(null)
})

test('a subscription is sent with its endpoint and its two keys in base64', async () => {
  const network = fakeNetwork({
    'POST /api/pushnotification/subscribe': () => json({ success: true }),
  })
  onTestFinished(network.restore)
  const subscription = await browser().manager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: KEY,
  })
  const keys = { p256dh: [4, 251, 255, 62], auth: [255, 254] }
  await pushCalls.save({ ...subscription, getKey: (name) => Uint8Array.from(keys[name]).buffer })
  expect(await network.seen[0]?.request.json()).toEqual({
    subscription: {
      endpoint: 'https://push.example/send/3f?a=1&b=2',
      keys: { p256dh: 'BPv/Pg==', auth: '//4=' },
    },
  })
})
