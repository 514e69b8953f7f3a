import { afterEach, expect, onTestFinished, test } from 'vitest'
import { useOwnDevice } from './own-device'

let leave = () => {}
afterEach(() => {
  leave()
  localStorage.clear()
})

const MARCUS = 'marcus@bell.example'

test('a device of its own has its own local storage; the demo’s keys and the theme are common', () => {
  localStorage.setItem('auth_token', 'Nora’s')
  localStorage.setItem('demo_world', 'seed=7')
  localStorage.setItem('theme', 'dark')
  leave = useOwnDevice(MARCUS)
  const seen = () => Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(new Set(seen())).toEqual(new Set(['demo_world', 'theme']))
  localStorage.setItem('auth_token', 'Marcus’s')
  localStorage.setItem('theme', 'light')
  expect(seen()).toContain('auth_token')
  leave()
  expect(localStorage.getItem('auth_token')).toBe('Nora’s')
  expect(localStorage.getItem('theme')).toBe('light')
  leave = useOwnDevice(MARCUS)
  expect(localStorage.getItem('auth_token')).toBe('Marcus’s')
  localStorage.removeItem('auth_token')
  leave()
  expect(localStorage.getItem('auth_token')).toBe('Nora’s')
})

test('its databases are found under the app’s names, and those of others are not', async () => {
  const opened = async (name: string) => {
    const request = indexedDB.open(name)
    await new Promise((done) => request.addEventListener('success', done))
    request.result.close()
  }
  const names = async () => (await indexedDB.databases()).map(({ name }) => name)
  await opened('linx-drafts')
  leave = useOwnDevice(MARCUS)
  onTestFinished(() => {
    leave()
    for (const name of ['linx-drafts', `demo_device ${MARCUS} linx-kept`])
      indexedDB.deleteDatabase(name)
  })
  expect(await names()).not.toContain('linx-drafts')
  await opened('linx-kept')
  expect(await names()).toContain('linx-kept')
  leave()
  expect(await names()).toContain(`demo_device ${MARCUS} linx-kept`)
})

test('its channels and locks are its own', async () => {
  const outside = new BroadcastChannel('session')
  const received: unknown[] = []
  outside.addEventListener('message', ({ data }) => received.push(data))
  leave = useOwnDevice(MARCUS)
  const [one, other] = [new BroadcastChannel('session'), new BroadcastChannel('session')]
  onTestFinished(() => [outside, one, other].forEach((channel) => channel.close()))
  const arrived = new Promise((done) => one.addEventListener('message', done))
  other.postMessage('mine')
  await arrived
  expect(received).toEqual([])
  const inside = await navigator.locks.request('refresh', async () => {
    const { held = [] } = await navigator.locks.query()
    leave()
    const free = await navigator.locks.request('refresh', { ifAvailable: true }, Boolean)
    return { names: held.map(({ name }) => name), free }
  })
  expect(inside).toEqual({ names: expect.arrayContaining(['refresh']), free: true })
})

test('a device of its own receives its own storage events alone, by the app’s names', () => {
  const received: (string | null)[] = []
  const listener = ({ key }: StorageEvent) => received.push(key)
  leave = useOwnDevice(MARCUS) // as in the demo, before the app adds its listeners
  addEventListener('storage', listener)
  onTestFinished(() => removeEventListener('storage', listener))
  const page = document.createElement('iframe') // another document stands for another tab
  document.body.append(page)
  onTestFinished(() => page.remove())
  const elsewhere = page.contentWindow?.localStorage
  elsewhere?.setItem('auth_token', 'Nora’s')
  elsewhere?.setItem(`demo_device ${MARCUS} auth_token`, 'Marcus’s')
  return expect.poll(() => received).toEqual(['auth_token'])
})
