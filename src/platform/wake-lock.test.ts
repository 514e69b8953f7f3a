import { expect, test, vi } from 'vitest'
import type { Visibility } from './visibility'
import { createWakeLock } from './wake-lock'

function sample() {
  let notify: (visible: boolean) => void = () => undefined
  const unsubscribe = vi.fn()
  const visibility: Visibility = {
    isVisible: () => true,
    listen(listener) {
      notify = listener
      return unsubscribe
    },
  }
  const release = vi.fn(async () => undefined)
  const request = vi.fn(async () => ({ release }))
  const lock = createWakeLock({ request, visibility })
  return { lock, request, release, unsubscribe, show: (visible: boolean) => notify(visible) }
}

test('the lock is requested, requested again after the page was hidden, and released', async () => {
  const { lock, request, release, unsubscribe, show } = sample()
  const releaseLock = lock.acquire()
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  show(false)
  show(true)
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  releaseLock()
  expect(unsubscribe).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(2))
})

test('a lock released before the browser has responded is not held', async () => {
  const { lock, release } = sample()
  lock.acquire()()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})

test('a browser that refuses or lacks a wake lock is not an error', async () => {
  const { request } = sample()
  const visibility: Visibility = { isVisible: () => true, listen: () => () => undefined }
  request.mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
  expect(() => createWakeLock({ request, visibility }).acquire()()).not.toThrow()
  expect(createWakeLock({ request: undefined, visibility }).isSupported).toBe(false)
})
