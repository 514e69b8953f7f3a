import { expect, test, vi } from 'vitest'
import {
  onForceReload,
  onNotificationPress,
  onPushChanged,
  type MessageContainer,
} from './worker-messages'

const WORKER = 'https://linx.test/sw.js'

test("only the app's own worker may order a reload (R12, SEC-15)", () => {
  const listeners: Parameters<MessageContainer['addEventListener']>[1][] = []
  const onReload = vi.fn()
  onForceReload(
    { addEventListener: (_type, listener) => void listeners.push(listener) },
    WORKER,
    onReload,
  )
  const send = (data: unknown, source: { scriptURL?: unknown } | null) =>
    listeners.forEach((listener) => listener({ data, source }))
  const order = { type: 'FORCE_RELOAD' }
  for (const source of [null, {}, { scriptURL: 'https://evil.example/sw.js' }]) send(order, source)
  for (const data of [null, undefined, 'FORCE_RELOAD', {}, { type: 'OTHER' }])
    send(data, { scriptURL: WORKER })
  expect(onReload).not.toHaveBeenCalled()
  send(order, { scriptURL: WORKER })
  expect(onReload).toHaveBeenCalledTimes(1)
})

test("the worker's message of a changed subscription does not cause a reload, and vice versa", () => {
  const listeners: Parameters<MessageContainer['addEventListener']>[1][] = []
  const container: MessageContainer = {
    addEventListener: (_type, listener) => void listeners.push(listener),
  }
  const [reload, changed] = [vi.fn(), vi.fn()]
  onForceReload(container, WORKER, reload)
  onPushChanged(container, WORKER, changed)
  listeners.forEach((listener) =>
    listener({ data: { type: 'PUSH_CHANGED' }, source: { scriptURL: WORKER } }),
  )
  expect([reload, changed].map((onReload) => onReload.mock.calls.length)).toEqual([0, 1])
})

test('a page that goes to a pressed notification’s address tells the worker, and goes to addresses of this app only (R19)', () => {
  const listeners: Parameters<MessageContainer['addEventListener']>[1][] = []
  const container: MessageContainer = {
    addEventListener: (_type, listener) => void listeners.push(listener),
  }
  const open = vi.fn((address: string) => address !== '/groups')
  onNotificationPress(container, WORKER, open)
  const port = { postMessage: vi.fn<(message: unknown) => void>() }
  const press = (address: unknown) =>
    listeners.forEach((listener) =>
      listener({ data: { type: 'OPEN', address }, source: { scriptURL: WORKER }, ports: [port] }),
    )
  for (const address of ['https://evil.example', '//evil.example', undefined, 7]) press(address)
  expect(open).not.toHaveBeenCalled()
  press('/groups')
  expect(port.postMessage).not.toHaveBeenCalled()
  press('/following?view=requests')
  expect(open).toHaveBeenLastCalledWith('/following?view=requests')
  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(true)
})
