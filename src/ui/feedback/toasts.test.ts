import { expect, test, vi } from 'vitest'
import { createFakeTimers } from '~/lib/timers.fake'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { createToasts } from './toasts'

function world() {
  const timers = createFakeTimers()
  const toasts = createToasts(timers)
  const undo = vi.fn()
  const final = vi.fn()
  toasts.show({ message: 'Marcus Bell removed', undo, final })
  return { timers, toasts, undo, final }
}

test('a toast with Undo becomes final after 4 s, once', async () => {
  const { timers, toasts, undo, final } = world()
  await timers.advance(UNDO_DELAY_MS - 1)
  expect(final).not.toHaveBeenCalled()
  await timers.advance(1)
  expect(final).toHaveBeenCalledTimes(1)
  expect(toasts.getState()).toBeUndefined()
  toasts.undo()
  toasts.close()
  expect(undo).not.toHaveBeenCalled()
  expect(final).toHaveBeenCalledTimes(1)
})

test('an undone toast never becomes final', async () => {
  const { timers, toasts, undo, final } = world()
  toasts.undo()
  toasts.undo()
  await timers.advance(UNDO_DELAY_MS * 2)
  expect(undo).toHaveBeenCalledTimes(1)
  expect(final).not.toHaveBeenCalled()
})

test('the next toast makes it final and replaces it with its own time', async () => {
  const { timers, toasts, final } = world()
  await timers.advance(3000)
  toasts.show({ message: 'Invitation sent' })
  expect(final).toHaveBeenCalledTimes(1)
  await timers.advance(UNDO_DELAY_MS - 1)
  expect(toasts.getState()?.message).toBe('Invitation sent')
  await timers.advance(1)
  expect(toasts.getState()).toBeUndefined()
})

test('the timer of a toast is paused while the toast is held', async () => {
  const { timers, toasts, final } = world()
  await timers.advance(3000)
  toasts.hold()
  toasts.hold()
  await timers.advance(60_000)
  expect(final).not.toHaveBeenCalled()
  toasts.release()
  toasts.release()
  await timers.advance(999)
  expect(final).not.toHaveBeenCalled()
  await timers.advance(1)
  expect(final).toHaveBeenCalledTimes(1)
})

test('at the end of a session it is removed without becoming final', async () => {
  const { timers, toasts, final } = world()
  toasts.clear()
  await timers.advance(UNDO_DELAY_MS * 2)
  expect(final).not.toHaveBeenCalled()
})
