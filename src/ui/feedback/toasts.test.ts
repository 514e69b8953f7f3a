import { expect, test, vi } from 'vitest'
import { createFakeTimers } from '~/lib/timers.fake'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { createToasts } from './toasts'

const message = 'Marcus Bell removed'

function world() {
  const timers = createFakeTimers()
  const toasts = createToasts(timers)
  const undo = vi.fn()
  toasts.show({ message, undo })
  return { timers, toasts, undo, shown: () => toasts.getState()?.message }
}

test('a toast is removed after 4 s, and then cannot be undone', async () => {
  const { timers, toasts, undo, shown } = world()
  await timers.advance(UNDO_DELAY_MS - 1)
  expect(shown()).toBe(message)
  await timers.advance(1)
  expect(shown()).toBeUndefined()
  toasts.undo()
  expect(undo).not.toHaveBeenCalled()
})

test('a toast is undone once, which removes it', () => {
  const { toasts, undo, shown } = world()
  toasts.undo()
  toasts.undo()
  expect(undo).toHaveBeenCalledTimes(1)
  expect(shown()).toBeUndefined()
})

test('a closed toast is not undone', () => {
  const { toasts, undo, shown } = world()
  toasts.close()
  expect(shown()).toBeUndefined()
  expect(undo).not.toHaveBeenCalled()
})

test('the next toast replaces it with its own time', async () => {
  const { timers, toasts, shown } = world()
  await timers.advance(3000)
  toasts.show({ message: 'Invitation sent' })
  await timers.advance(UNDO_DELAY_MS - 1)
  expect(shown()).toBe('Invitation sent')
  await timers.advance(1)
  expect(shown()).toBeUndefined()
})

test('the timer of a toast is paused while the toast is held', async () => {
  const { timers, toasts, shown } = world()
  await timers.advance(3000)
  toasts.hold()
  toasts.hold()
  await timers.advance(60_000)
  expect(shown()).toBe(message)
  toasts.release()
  toasts.release()
  await timers.advance(999)
  expect(shown()).toBe(message)
  await timers.advance(1)
  expect(shown()).toBeUndefined()
})
