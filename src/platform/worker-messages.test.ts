import { expect, test, vi } from 'vitest'
import { onForceReload, onPushChanged, type MessageContainer } from './worker-messages'

const WORKER = 'https://linx.test/sw.js'

test("only the app's own worker may order a reload (R12, SEC-15)", () => {
  const listeners: Parameters<MessageContainer['addEventListener']>[1][] = []
  const heard = vi.fn()
  onForceReload(
    { addEventListener: (_type, listener) => void listeners.push(listener) },
    WORKER,
    heard,
  )
  const say = (data: unknown, source: { scriptURL?: unknown } | null) =>
    listeners.forEach((listener) => listener({ data, source }))
  const order = { type: 'FORCE_RELOAD' }
  for (const source of [null, {}, { scriptURL: 'https://evil.example/sw.js' }]) say(order, source)
  for (const data of [null, undefined, 'FORCE_RELOAD', {}, { type: 'OTHER' }])
    say(data, { scriptURL: WORKER })
  expect(heard).not.toHaveBeenCalled()
  say(order, { scriptURL: WORKER })
  expect(heard).toHaveBeenCalledTimes(1)
})

test("the worker's word of a changed subscription is no order to reload, and the other way round", () => {
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
  expect([reload, changed].map((heard) => heard.mock.calls.length)).toEqual([0, 1])
})
